import type { Aspect } from '#content/generator/subject.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** Aspects that take precedence over a fault in the title: 'quanto custa trocar a placa queimada'. */
const askedBeforeFault: readonly Aspect[] = [
  'price',
  'worth',
  'lifetime',
  'buy',
  'compatibility',
  'choose',
  'signs',
  'adjust',
  'program',
];

/** Whether a title asks something about its fault instead of complaining about it. */
export function asksBeforeFault({ aspects }: TitleMeaning): boolean {
  return aspects.some((aspect) => askedBeforeFault.includes(aspect));
}
