/** 'Conferir antes': shows what a run over these titles would create, before anything is saved. */
import { useEffect, useRef, useState } from 'react';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { type PlannedPage, planBatch } from './plan-api.ts';
import { planText, problemText } from './plan-text.ts';

interface PlanCheckProps {
  titles: readonly string[];
  /** The same function as in the run, so the page that is checked is the page that would be saved. */
  write: (title: string) => Promise<PageInput>;
  /** While a run creates the pages, the check cannot be started. */
  isRunning: boolean;
  /** @param planned the verdicts, in the order of the titles */
  onPlanned: (planned: readonly PlannedPage[]) => void;
}

type Check = 'none' | 'under way' | 'failed' | readonly PlannedPage[];

export function PlanCheck({ titles, write, isRunning, onPlanned }: PlanCheckProps) {
  const backend = useBackend();
  const [check, setCheck] = useState<Check>('none');
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const isBusy = isRunning || check === 'under way';

  const plan = async (): Promise<Check> => {
    const pages = await Promise.all(titles.map(write));
    const planned = await planBatch(backend(), pages);
    return planned.ok ? planned.value : 'failed';
  };
  const start = async () => {
    if (isBusy) return;
    setCheck('under way');
    const outcome = await plan().catch(() => 'failed' as const);
    if (isUnmounted.current) return;
    setCheck(outcome);
    if (typeof outcome === 'object') onPlanned(outcome);
  };

  return (
    <div className="grid gap-y-2">
      <button
        type="button"
        className="button button-compact button-quiet"
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {check === 'under way' ? 'Conferindo...' : 'Conferir antes'}
      </button>
      <p className={typeof check === 'string' ? 'text-sm text-muted' : 'text-sm'} role="status">
        {(check === 'none' || check === 'under way') && 'Mostra o que já existe no site, sem salvar nada.'}
        {check === 'failed' && 'Não foi possível conferir agora. Criar as páginas não depende disso.'}
        {typeof check === 'object' && planText(check)}
      </p>
      {typeof check === 'object' && <Problems titles={titles} planned={check} />}
    </div>
  );
}

function Problems({ titles, planned }: { titles: readonly string[]; planned: readonly PlannedPage[] }) {
  const problems = planned.flatMap((page, index) =>
    page.verdict === 'nova' ? [] : [{ ...page, title: titles[index] ?? page.slug }],
  );
  if (problems.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>Ver as que não são novas</summary>
      <ul className="mt-2 grid gap-3">
        {problems.map((page, index) => (
          <li key={index} className="wrap-anywhere">
            {page.title}
            <span className="block text-sm text-muted">{problemText(page)}</span>
            {page.sibling !== null && <Sibling {...page.sibling} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sibling may be a page of the same plan, which is not on the site yet; its address still identifies it. */
function Sibling({ path, title }: NonNullable<PlannedPage['sibling']>) {
  return (
    <a className="flex min-h-11 items-center text-sm" href={path} target="_blank" rel="noopener">
      {title}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
