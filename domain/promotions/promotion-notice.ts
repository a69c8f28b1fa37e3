/** What a page says about the period of a promotion. */
import { promotions } from '#content/promotions.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { formatLongDay, formatPeriod } from './format-period.ts';
import { isOffered, type PromotionState } from './promotion-state.ts';

/** @returns null without dates, because nothing is known about the period */
export function promotionNotice(state: PromotionState): string | null {
  if (state.status === 'undated') return null;
  const { subject, condition, regular } = promotions[state.promotion];
  const period = formatPeriod(state.dates);
  if (state.status === 'running') return `${subject} é válida ${period}, ${condition}.`;
  const sentence =
    state.status === 'upcoming'
      ? `${subject} ainda não começou e será válida ${period}.`
      : `${subject} terminou em ${formatLongDay(state.dates.end)}, e os preços dela não valem mais.`;
  return `${sentence} ${fillFacts(regular)}`;
}

/** The description of a page for search engines. It promises no promotion that is not offered. */
export function descriptionDuring(
  states: readonly PromotionState[],
  page: { name: string; description: string },
): string {
  const withdrawn = states.find((state) => !isOffered(state));
  return withdrawn === undefined ? page.description : `${page.name}. ${promotionNotice(withdrawn)}`;
}
