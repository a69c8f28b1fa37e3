/** On the legal pages: the company behind the site, and where to ask about personal data. */
import { siteName } from '#content/site.ts';
import { CompanyDetails } from '../ui/company-details.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';

export function WhoAnswers() {
  const { company, phones } = useSiteIdentity();
  const { legalName, dataContact } = company;
  const byPhone = phones.length > 1 ? 'pelos telefones' : 'pelo telefone';
  return (
    <section className="prose" aria-labelledby="responsavel-titulo">
      <h2 id="responsavel-titulo">Quem responde por este site</h2>
      {legalName === null ? (
        <p>
          {`${siteName} é o nome com que atendemos, ${byPhone} e pelo WhatsApp desta página. A razão social, o CNPJ e o endereço constam da nota fiscal; se quiser conferi-los antes de fechar, peça pela conversa.`}
        </p>
      ) : (
        <p>{`${siteName} é o nome com que a empresa atende:`}</p>
      )}
      <CompanyDetails />
      {dataContact !== null && (
        <p>
          {`Sobre dados pessoais, responde ${dataContact.name}: `}
          <a href={`mailto:${dataContact.email}`}>{dataContact.email}</a>
        </p>
      )}
    </section>
  );
}
