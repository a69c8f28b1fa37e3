/** A version in the list: when it was made and by whom, with its actions. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatMoment } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices, notices } from '../../parts/notices.ts';
import type { RowAction } from '../../parts/row-menu.tsx';
import { VersionDifferences } from './compare/version-differences.tsx';
import { NameForm } from './name-form.tsx';
import type { PageVersion } from './version-api.ts';
import { useLabelVersion, useRestoreVersion } from './version-queries.ts';

interface VersionEntryProps {
  pageId: string;
  version: PageVersion;
  administratorId: string;
  onDelete: (version: PageVersion) => void;
}

const eventNames: Readonly<Record<PageVersion['event'], string>> = {
  published: 'Publicada',
  restored: 'Restaurada',
  imported: 'Importada',
  merged: 'De outra página, que se juntou a esta',
  kept: 'Guardada',
};

export function VersionEntry({ pageId, version, administratorId, onDelete }: VersionEntryProps) {
  const { id, number, label, event, at, by } = version;
  const navigate = useNavigate();
  const restore = useRestoreVersion();
  const naming = useLabelVersion(pageId);
  const [isComparing, setIsComparing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);

  const restoreToDraft = async () => {
    if (restore.isPending) return;
    clearNotices();
    const result = await restore.mutateAsync({ pageId, number });
    if (!result.ok) return;
    notices.versionRestored(number);
    await navigate(paths.adminDraft(result.value));
  };

  const saveName = async (typed: string) => {
    const result = await naming.mutateAsync({ id, label: typed });
    if (result.ok) setIsNaming(false);
  };

  return (
    <ListRow
      name={
        <strong>
          Versão {number}
          {label !== null && ` · ${label}`}
        </strong>
      }
      facts={[
        <>
          {eventNames[event]} em <time dateTime={at}>{formatMoment(at)}</time> {whoText(by, administratorId)}
        </>,
      ]}
      actions={
        <button
          type="button"
          className="button button-compact button-quiet"
          aria-expanded={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          {isComparing ? 'Fechar a comparação' : 'Comparar com a publicada'}
          <span className="sr-only"> (versão {number})</span>
        </button>
      }
      menu={{
        about: `Versão ${number}`,
        actions: [
          { name: 'Restaurar', run: () => void restoreToDraft() },
          { name: label === null ? 'Dar nome' : 'Mudar nome', run: () => setIsNaming(true) },
          ...(label === null
            ? [{ name: 'Apagar', run: () => onDelete(version), isDanger: true } satisfies RowAction]
            : []),
        ],
      }}
    >
      {isNaming && (
        <NameForm
          name={label ?? ''}
          whenBlank={label === null ? null : 'Em branco, ela perde o nome.'}
          isBusy={naming.isPending}
          onSave={(typed) => void saveName(typed)}
          onCancel={() => setIsNaming(false)}
        />
      )}
      {isComparing && <VersionDifferences pageId={pageId} versionId={id} />}
    </ListRow>
  );
}

function whoText(by: string | null, administratorId: string): string {
  if (by === null) return 'pelo próprio site';
  return by === administratorId ? 'por você' : 'por outro administrador';
}
