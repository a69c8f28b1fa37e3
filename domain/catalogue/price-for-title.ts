/** Which price belongs in the heading of a page that the administrator wrote. The title is all we know of it. */
import type { HeadingPriceName } from '#content/front-matter.ts';
import { foldText } from '#domain/fold-text.ts';

/** Beginnings of words, without accents. */
const repairWords = [
  'assistencia',
  'barulh',
  'caiu',
  'consert',
  'defeito',
  'empen',
  'manutenc',
  'nao',
  'parado',
  'parou',
  'quebr',
  'queim',
  'regul',
  'repar',
  'revis',
  'tecnico',
  'torto',
  'trav',
  'troca',
];

const condominiumWords = ['condomini', 'empresa', 'industri', 'predio'];

/** Most readers want the kit for a house, so its price is the default. */
export function priceForTitle(title: string): HeadingPriceName {
  const typed = foldText(title).split(/[^a-z0-9]+/);
  const mentions = (beginnings: readonly string[]) =>
    beginnings.some((beginning) => typed.some((word) => word.startsWith(beginning)));
  const isShared = mentions(condominiumWords);
  if (mentions(repairWords)) return isShared ? 'sharedRepair' : 'repair';
  return isShared ? 'condominium' : 'kit';
}
