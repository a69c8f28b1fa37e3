/** The versions of a page, newest first, with a button that keeps its current text as a named version. */
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { clearNotices } from '../../parts/notices.ts';
import { ListFailure, WaitingRows } from '../list/page-list-notes.tsx';
import { NameForm } from './name-form.tsx';
import type { PageVersion } from './version-api.ts';
import { VersionEntry } from './version-entry.tsx';
import { useDeleteVersion, useKeepVersion, usePublished, useVersions } from './version-queries.ts';

interface VersionListProps {
  pageId: string;
  administratorId: string;
  /** Shown beside the button that keeps the current text as a version. */
  children?: ReactNode;
}

export function VersionList({ pageId, administratorId, children }: VersionListProps) {
  const versions = useVersions(pageId);
  const removal = useDeleteVersion(pageId);
  const [toDelete, setToDelete] = useState<PageVersion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const askBeforeDeleting = (version: PageVersion) => {
    clearNotices();
    setToDelete(version);
  };
  const confirm = () => {
    if (toDelete === null) return;
    removal.mutate(toDelete.id);
    setToDelete(null);
  };

  return (
    <section aria-labelledby="versions" aria-busy={versions.isPending}>
      <h2 id="versions" ref={heading} tabIndex={-1} className="sr-only">
        Lista de versões
      </h2>
      <KeepCurrentText pageId={pageId}>{children}</KeepCurrentText>
      {versions.isPending && <WaitingRows isTryingAgain={versions.failureCount > 0} />}
      {versions.isError && (
        <ListFailure
          title="Não foi possível carregar as versões."
          text="Elas continuam guardadas; só a lista não chegou até aqui."
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.data?.length === 0 && (
        <div className="notice-box">
          <p className="font-semibold">Nenhuma versão ainda.</p>
          <p className="text-muted">Cada publicação guarda uma aqui.</p>
        </div>
      )}
      {versions.data !== undefined && versions.data.length > 0 && (
        <ol className="page-list">
          {versions.data.map((version) => (
            <VersionEntry
              key={version.id}
              pageId={pageId}
              version={version}
              administratorId={administratorId}
              onDelete={askBeforeDeleting}
            />
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Apagar esta versão?"
        confirmLabel="Apagar"
        onConfirm={confirm}
        onCancel={() => setToDelete(null)}
        focusAfter={heading}
      >
        O texto dela se perde. A página no site continua como está.
      </ConfirmDialog>
    </section>
  );
}

function KeepCurrentText({ pageId, children }: Pick<VersionListProps, 'pageId' | 'children'>) {
  const keep = useKeepVersion(pageId);
  const published = usePublished(pageId);
  const [isNaming, setIsNaming] = useState(false);
  // There is no text to keep.
  if (published.data === null) return null;
  if (!isNaming) {
    return (
      <div className="form-actions mt-4 mb-6">
        <button
          type="button"
          className="button button-compact button-amber"
          onClick={() => setIsNaming(true)}
        >
          Guardar com nome<span className="sr-only"> o que está no site agora</span>
        </button>
        {children}
      </div>
    );
  }
  const save = async (label: string) => {
    const result = await keep.mutateAsync({ pageId, label });
    if (result.ok) setIsNaming(false);
  };
  return (
    <div className="mt-4 mb-6">
      <NameForm
        name=""
        whenBlank={null}
        isBusy={keep.isPending}
        onSave={(label) => void save(label)}
        onCancel={() => setIsNaming(false)}
      />
    </div>
  );
}
