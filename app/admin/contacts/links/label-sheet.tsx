/** An A4 sheet of labels with the QR code of one short link, to print and cut. */
import { useParams } from 'react-router';
import { shortLinkPath } from '#domain/leads/short-links/short-link-rules.ts';
import { paths } from '../../../paths.ts';
import { adminMeta } from '../../admin-meta.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useLinks } from './links-queries.ts';
import { QrCode } from './qr-code.tsx';

export const meta = () => adminMeta('Etiquetas');

/** Three columns of seven fill the sheet. */
const labelCount = 21;

export default function LabelSheet() {
  return (
    <RequireSession>
      {() => (
        <div className="label-page">
          <ToolHead title="Etiquetas" back={{ name: 'Voltar aos links', path: paths.adminShortLinks() }} />
          <Labels />
        </div>
      )}
    </RequireSession>
  );
}

function Labels() {
  const { codigo = '' } = useParams();
  const { data, isError } = useLinks();
  if (data === undefined) {
    if (isError) return <Notice>Não foi possível carregar o link. Abra a tela outra vez.</Notice>;
    return <p className="label-note text-muted">Carregando...</p>;
  }
  // A reload redirects to the canonical address, which is in lower case.
  const link = data.find(({ code }) => code === codigo.toUpperCase());
  if (link === undefined) return <Notice>Este link não foi encontrado.</Notice>;
  const { host, origin } = window.location;
  const path = shortLinkPath(link.code);
  return (
    <>
      <p className="label-note text-muted">
        {labelCount} etiquetas de “{link.label}” em uma folha A4. Imprima em tamanho real, sem ajustar à
        página.
      </p>
      <button type="button" className="button button-amber label-note" onClick={() => window.print()}>
        Imprimir
      </button>
      <ul className="label-sheet" aria-label={`Etiquetas de ${link.label}`}>
        {Array.from({ length: labelCount }, (_, position) => (
          <li key={position} aria-hidden={position > 0}>
            <QrCode text={origin + path} label={`Código QR de ${link.label}`} />
            <p>
              <strong>Portão com defeito?</strong> Aponte a câmera e fale com quem conserta.
              <span>
                {host}
                <wbr />
                {path}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">{children}</p>
    </div>
  );
}
