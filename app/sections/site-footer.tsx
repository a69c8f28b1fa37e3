/** The strip of service pages and the footer of every public page. */
import { businessRating } from '#content/offers.ts';
import { claims, sampleNotes, siteName } from '#content/site.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { CompanyDetails } from '../ui/company-details.tsx';
import { OpeningHours } from '../ui/opening-hours.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';

/** Formatted once, because creating a formatter costs about 5 % of a page's render time. */
const rating = `${businessRating.value.toLocaleString('pt-BR')}/5`;

/** @param message the page's chat message */
export function SiteFooter({ message }: { message: string | undefined }) {
  const { phones } = useSiteIdentity();
  return (
    <>
      <nav className="service-strip" aria-label="Páginas de serviço">
        <a href={paths.guarulhos()}>Portão automático em Guarulhos</a>
        <a href={paths.osasco()}>Portão automático em Osasco</a>
      </nav>
      <footer className="site-footer">
        <div className="footer-columns">
          <section>
            <h2>{siteName}</h2>
            <p>{`Venda, instalação e conserto de motores de portão na Grande São Paulo, desde ${claims.sinceYear}.`}</p>
            <p className="rating">
              <strong>{rating}</strong>
              <Stars />
              <span>{`${businessRating.count} avaliações`}</span>
              <small>{sampleNotes.rating}</small>
            </p>
            <CompanyDetails />
          </section>
          <section className="footer-contact">
            <h2>Atendimento</h2>
            <OpeningHours />
            <ul>
              {phones.map((number) => (
                <li key={number}>
                  <PhoneLink number={number} />
                </li>
              ))}
              <li>
                <ChatLink variant="bare" slot="rodape" message={message} />
              </li>
            </ul>
          </section>
          <section>
            <h2>Para ler</h2>
            <ul>
              <li>
                <a href={paths.completeGuide()}>Guia completo do portão</a>
              </li>
              <li>
                <a href={paths.definitiveGuide()}>Guia do motor PPA</a>
              </li>
              <li>
                <a href={paths.blog()}>Blog</a>
              </li>
              <li>
                <a href={paths.faq()}>Dúvidas frequentes</a>
              </li>
            </ul>
          </section>
          <section>
            <h2>Informações</h2>
            <ul>
              <li>
                <a href={paths.motors()}>Modelos de motor</a>
              </li>
              <li>
                <a href={paths.terms()}>Termos de uso</a>
              </li>
              <li>
                <a href={paths.privacy()}>Política de privacidade</a>
              </li>
              <li>
                <a href={paths.warranty()}>Garantia</a>
              </li>
              <li>
                <a href={paths.sitemap()}>Mapa do site</a>
              </li>
            </ul>
          </section>
        </div>
      </footer>
    </>
  );
}

function Stars() {
  return (
    <span className="stars" aria-hidden="true">
      ★★★★★
    </span>
  );
}
