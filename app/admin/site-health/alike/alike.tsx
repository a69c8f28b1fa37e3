/**
 * 'Páginas parecidas': the groups of similar pages, and merging them (docs/specification/administrator.md#similar-pages).
 */
import { useRef, useState } from 'react';
import { adminMeta } from '../../admin-meta.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { clearNotices } from '../../parts/notices.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { FailedList, LoadingList } from '../list-notes.tsx';
import { SiteHealthHead } from '../site-health-head.tsx';
import type { AlikePage } from './alike-api.ts';
import { AlikeGroupEntry } from './alike-group.tsx';
import { useGroups, useMerge } from './alike-queries.ts';

export const meta = () => adminMeta('Páginas parecidas');

export default function Alike() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <SiteHealthHead title="Páginas parecidas" />
          <p className="mt-5 max-w-prose text-muted">
            Páginas quase iguais disputam o mesmo lugar no buscador. Ao juntar duas, uma fica, e o endereço da
            outra passa a levar a ela.
          </p>
          <Groups />
        </div>
      )}
    </RequireSession>
  );
}

function Groups() {
  const groups = useGroups();
  const merge = useMerge();
  const [toMerge, setToMerge] = useState<{ keep: AlikePage; drop: AlikePage } | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const askBeforeMerging = (keep: AlikePage, drop: AlikePage) => {
    clearNotices();
    setToMerge({ keep, drop });
  };
  const confirm = () => {
    if (toMerge === null) return;
    merge.mutate(toMerge);
    setToMerge(null);
  };

  if (groups.isPending) return <LoadingList isTryingAgain={groups.failureCount > 0} />;
  if (groups.isError) return <FailedList onRetry={() => void groups.refetch()} />;
  if (groups.data === null) return <MapInTheMaking />;
  return (
    <div ref={list} tabIndex={-1} aria-busy={merge.isPending}>
      {groups.data.length === 0 && <NothingAlike />}
      {groups.data.map((group, position) => (
        <AlikeGroupEntry
          key={group.pages[0]?.id}
          group={group}
          isOpen={position === 0}
          onMerge={askBeforeMerging}
        />
      ))}
      <ConfirmDialog
        isOpen={toMerge !== null}
        title="Juntar estas páginas?"
        confirmLabel="Juntar"
        onConfirm={confirm}
        onCancel={() => setToMerge(null)}
        focusAfter={list}
      >
        <strong>{toMerge?.drop.title}</strong> sai do site, e o endereço dela passa a levar a{' '}
        <strong>{toMerge?.keep.title}</strong>, que fica como está. O texto que sai fica guardado nas versões
        dela.
      </ConfirmDialog>
    </div>
  );
}

function MapInTheMaking() {
  return (
    <div className="notice-box" role="status">
      <p className="font-semibold">O mapa das páginas parecidas está sendo feito.</p>
      <p className="text-muted">
        Em um site grande leva alguns minutos. Ele aparece aqui quando estiver pronto.
      </p>
    </div>
  );
}

function NothingAlike() {
  return (
    <div className="notice-box">
      <p className="font-semibold">Nenhuma página parecida com outra.</p>
      <p className="text-muted">Quando duas ficarem quase iguais, elas aparecem aqui.</p>
    </div>
  );
}
