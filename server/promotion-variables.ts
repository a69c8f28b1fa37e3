/** The dates of promotions, as part of the environment (server/env.ts). */
import { z } from 'zod';
import type { PromotionName } from '#content/promotions.ts';
import type { PromotionCalendar } from '#domain/promotions/promotion-state.ts';

const day = z.iso.date('must be a day such as 2026-11-01').optional();

export const promotionVariables = z.object({
  PROMOTION_EXPRESS_BEGIN: day,
  PROMOTION_EXPRESS_END: day,
  PROMOTION_KITS_BEGIN: day,
  PROMOTION_KITS_END: day,
});

type Given = z.infer<typeof promotionVariables>;

const names = {
  express: ['PROMOTION_EXPRESS_BEGIN', 'PROMOTION_EXPRESS_END'],
  kits: ['PROMOTION_KITS_BEGIN', 'PROMOTION_KITS_END'],
} as const satisfies Record<PromotionName, readonly [begin: keyof Given, end: keyof Given]>;

/**
 * @param given the raw values
 * @returns a complaint for each promotion with one date only, or with an end before its beginning
 */
export function promotionProblems(given: Record<string, string | undefined>): string[] {
  return Object.values(names).flatMap(([beginName, endName]) => {
    const [begin, end] = [given[beginName], given[endName]];
    if ((begin === undefined) !== (end === undefined))
      return [`${beginName}, ${endName}: give both or neither`];
    const areDays = day.safeParse(begin).success && day.safeParse(end).success;
    if (areDays && begin !== undefined && end !== undefined && end < begin) {
      return [`${endName}: must not be before ${beginName}`];
    }
    return [];
  });
}

export function promotionsOf(given: Given): PromotionCalendar {
  const datesOf = ([beginName, endName]: (typeof names)[PromotionName]) => {
    const [begin, end] = [given[beginName], given[endName]];
    return begin === undefined || end === undefined ? null : { begin, end };
  };
  return { express: datesOf(names.express), kits: datesOf(names.kits) };
}

/** The variables that an operator has not set yet, for the command `check`. */
export function missingPromotionDates(calendar: PromotionCalendar): string[] {
  return Object.entries(names).flatMap(([name, variables]) =>
    calendar[name as PromotionName] === null ? variables : [],
  );
}
