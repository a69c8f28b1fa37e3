/** A short link with its QR code, and the actions for both. */
import { useState } from 'react';
import { shortLinkPath } from '#domain/leads/short-links/short-link-rules.ts';
import { paths } from '../../../paths.ts';
import { copyText } from '../../copy-text.ts';
import { downloadFile } from '../../parts/files/download-file.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { LinkForm } from './link-form.tsx';
import type { ShortLink } from './links-api.ts';
import { QrCode } from './qr-code.tsx';
import { qrPng, qrSvg } from './qr-modules.ts';

interface LinkEntryProps {
  link: ShortLink;
  onDelete: (link: ShortLink) => void;
}

export function LinkEntry({ link, onDelete }: LinkEntryProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { code, label, path } = link;
  const address = window.location.origin + shortLinkPath(code);
  const fileName = `qr-${code}`;

  const copy = () =>
    copyText(
      address,
      () => notifySuccess('Copiado', address),
      () => notifyError('Não copiado', `Copie à mão: ${address}`),
    );
  const savePng = () =>
    qrPng(address).then(
      (png) => downloadFile(`${fileName}.png`, png),
      () => notifyError('Não deu certo', 'Este navegador não fez a imagem. Baixe o SVG.'),
    );

  const saveSvg = () =>
    downloadFile(`${fileName}.svg`, new Blob([qrSvg(address)], { type: 'image/svg+xml' }));

  if (isChanging) {
    return (
      <li className="row">
        <LinkForm
          link={link}
          isOpened
          onSaved={() => setIsChanging(false)}
          onCancel={() => setIsChanging(false)}
        />
      </li>
    );
  }
  return (
    <ListRow
      name={<h3>{label}</h3>}
      facts={[
        <a key="link" href={shortLinkPath(code)} target="_blank" rel="noreferrer">
          {address.replace(/^https?:\/\//, '')}
        </a>,
        path === null ? 'A página não existe mais: o link abre a página inicial.' : `Abre ${path}`,
      ]}
      before={<QrCode text={address} label={`Código QR de ${label}`} />}
      actions={
        <button type="button" className="button button-compact button-quiet" onClick={() => void copy()}>
          Copiar<span className="sr-only"> {label}</span>
        </button>
      }
      menu={{
        about: label,
        actions: [
          { name: 'Imprimir etiquetas', to: paths.adminLabels(code) },
          { name: 'Baixar QR em PNG', run: () => void savePng() },
          { name: 'Baixar QR em SVG', run: saveSvg },
          { name: 'Mudar', run: () => setIsChanging(true) },
          { name: 'Apagar', run: () => onDelete(link), isDanger: true },
        ],
      }}
    />
  );
}
