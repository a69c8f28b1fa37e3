/**
 * 'Links e QR': addresses to print. Visits are counted separately for each of them
 * (docs/specification/contacts.md#short-links).
 */
import { useRef, useState } from 'react';
import { adminMeta } from '../../admin-meta.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { ToolHead } from '../../parts/tool-head.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ContactsNav } from '../contacts-nav.tsx';
import { LinkEntry } from './link-entry.tsx';
import { LinkForm } from './link-form.tsx';
import type { ShortLink } from './links-api.ts';
import { useLinks, useRemoveLink } from './links-queries.ts';

export const meta = () => adminMeta('Links e QR');

export default function ShortLinks() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Links e QR" />
          <ContactsNav current="Links e QR" />
          <p className="mt-5 max-w-prose text-muted">
            Um endereço curto para a van, o cartão ou a portaria. Cada um aparece em “Contatos” com o seu
            nome, e o adesivo já impresso pode passar a abrir outra página.
          </p>
          <div className="contacts">
            <section aria-labelledby="new-link">
              <h2 id="new-link">Novo link</h2>
              <LinkForm link={null} onSaved={() => {}} />
            </section>
            <Links />
          </div>
        </div>
      )}
    </RequireSession>
  );
}

function Links() {
  const { data = [], isPending, isError } = useLinks();
  const removal = useRemoveLink();
  const [toDelete, setToDelete] = useState<ShortLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const confirm = () => {
    if (toDelete === null) return;
    removal.mutate(toDelete.code);
    setToDelete(null);
  };

  return (
    <section aria-labelledby="links" aria-busy={isPending}>
      <h2 id="links" ref={heading} tabIndex={-1}>
        Seus links
      </h2>
      {isError && <p role="alert">Não foi possível carregar os links. Abra a tela outra vez.</p>}
      {!isPending && !isError && data.length === 0 && (
        <p className="text-muted">O primeiro link que você criar aparece aqui, com o código QR pronto.</p>
      )}
      {data.length > 0 && (
        <ul className="link-list">
          {data.map((link) => (
            <LinkEntry key={link.code} link={link} onDelete={setToDelete} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Apagar este link?"
        confirmLabel="Apagar"
        onConfirm={confirm}
        onCancel={() => setToDelete(null)}
        focusAfter={heading}
      >
        Quem usar um <strong>{toDelete?.label}</strong> já impresso chega à página inicial, e o código não
        volta.
      </ConfirmDialog>
    </section>
  );
}
