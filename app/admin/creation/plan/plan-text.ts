/** Summarises what a run would create, in one sentence. */
import type { PlannedPage } from './plan-api.ts';

const names: Readonly<Record<PlannedPage['verdict'], readonly [one: string, many: string]>> = {
  nova: ['1 nova', 'novas'],
  existe: ['1 já existe', 'já existem'],
  parecida: ['1 parecida com outra página', 'parecidas com outra página'],
  curta: ['1 curta demais', 'curtas demais'],
};

export function planText(planned: readonly PlannedPage[]): string {
  const parts = Object.entries(names).flatMap(([verdict, [one, many]]) => {
    const count = planned.filter((page) => page.verdict === verdict).length;
    if (count === 0) return [];
    return [count === 1 ? one : `${count} ${many}`];
  });
  return `De ${planned.length}: ${parts.join(', ')}.`;
}

/** Why a page is not simply new. */
export function problemText({ verdict }: PlannedPage): string {
  switch (verdict) {
    case 'existe':
      return 'O endereço já está ocupado; esta fica de fora.';
    case 'parecida':
      return 'Parecida com outra página.';
    case 'curta':
      return 'Curta demais para dizer algo próprio.';
    case 'nova':
      return 'Nova.';
  }
}
