/** A short link with its QR code, and the actions for both. */
import { useState } from 'react';
import { Link } from 'react-router';
import { shortLinkPath } from '#domain/leads/short-links/short-link-rules.ts';
import { paths } from '../../../paths.ts';
import { downloadFile } from '../../parts/csv-text.ts';
import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { LinkForm } from './link-form.tsx';
import type { ShortLink } from './links-api.ts';
import { useRemoveLink } from './links-queries.ts';
import { QrCode } from './qr-code.tsx';
import { qrPng, qrSvg } from './qr-modules.ts';

export function LinkEntry({ link }: { link: ShortLink }) {
  const [isChanging, setIsChanging] = useState(false);
  const removal = useRemoveLink();
  const { code, label, path } = link;
  const address = window.location.origin + shortLinkPath(code);
  const about = <span className="sr-only"> {label}</span>;
  const fileName = `qr-${code}`;

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notifySuccess('Copiado', address),
      () => notifyError('Não copiado', `Copie à mão: ${address}`),
    );
  const savePng = () =>
    qrPng(address).then(
      (png) => downloadFile(`${fileName}.png`, png),
      () => notifyError('Não deu certo', 'Este navegador não fez a imagem. Baixe o SVG.'),
    );

  if (isChanging) {
    return (
      <li className="link-entry">
        <LinkForm link={link} onSaved={() => setIsChanging(false)} onCancel={() => setIsChanging(false)} />
      </li>
    );
  }
  return (
    <li className="link-entry">
      <QrCode text={address} label={`Código QR de ${label}`} />
      <div>
        <h3>{label}</h3>
        <p className="wrap-anywhere">
          <a href={shortLinkPath(code)} target="_blank" rel="noreferrer">
            {address.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p className="wrap-anywhere text-muted">
          {path === null ? 'A página não existe mais: o link abre a página inicial.' : `Abre ${path}`}
        </p>
        <div className="outcomes">
          <button type="button" className="button button-compact button-quiet" onClick={() => void copy()}>
            Copiar{about}
          </button>
          <button
            type="button"
            className="button button-compact button-quiet"
            onClick={() =>
              downloadFile(`${fileName}.svg`, new Blob([qrSvg(address)], { type: 'image/svg+xml' }))
            }
          >
            SVG{about}
          </button>
          <button type="button" className="button button-compact button-quiet" onClick={() => void savePng()}>
            PNG{about}
          </button>
          <Link className="button button-compact button-quiet" to={paths.adminLabels(code)}>
            Etiquetas{about}
          </Link>
          <button
            type="button"
            className="button button-compact button-quiet"
            onClick={() => setIsChanging(true)}
          >
            Mudar{about}
          </button>
          <button
            type="button"
            className="button button-compact button-delete"
            aria-disabled={removal.isPending}
            onClick={() => removal.mutate(code)}
          >
            Apagar{about}
          </button>
        </div>
      </div>
    </li>
  );
}
