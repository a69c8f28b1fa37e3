import { type CreationResult, countCreated } from './create-pages.ts';

/** `48 páginas criadas com sucesso, 2 falhas.` */
export function countsText(results: readonly CreationResult[]): string {
  const created = countCreated(results);
  const failed = results.length - created;
  const pages = created === 1 ? '1 página criada' : `${created} páginas criadas`;
  return `${pages} com sucesso, ${failed === 1 ? '1 falha' : `${failed} falhas`}.`;
}
