/** Whether a promotion runs at a moment. */
import { type PromotionName, promotionNames } from '#content/promotions.ts';
import { type PromotionDates, periodOf } from './promotion-period.ts';

export type PromotionState = { promotion: PromotionName } & (
  | { status: 'undated' }
  | { status: 'upcoming' | 'running' | 'ended'; dates: PromotionDates }
);

/** Null for a promotion whose dates the owner has not given. */
export type PromotionCalendar = Readonly<Record<PromotionName, PromotionDates | null>>;
export type PromotionStates = Readonly<Record<PromotionName, PromotionState>>;

export function promotionState(
  promotion: PromotionName,
  dates: PromotionDates | null,
  at: Date,
): PromotionState {
  if (dates === null) return { promotion, status: 'undated' };
  const { from, until } = periodOf(dates);
  const atMs = at.getTime();
  if (atMs < from) return { promotion, status: 'upcoming', dates };
  return { promotion, status: atMs < until ? 'running' : 'ended', dates };
}

export function promotionStates(calendar: PromotionCalendar, at: Date): PromotionStates {
  const states = promotionNames.map((name) => [name, promotionState(name, calendar[name], at)]);
  return Object.fromEntries(states) as Record<PromotionName, PromotionState>;
}

/** A promotion without dates is offered too. */
export function isOffered({ status }: PromotionState): boolean {
  return status === 'undated' || status === 'running';
}

/** The moments at which a page may change, in milliseconds since 1970. */
export function changesOf(calendar: PromotionCalendar): number[] {
  return Object.values(calendar).flatMap((dates) => {
    if (dates === null) return [];
    const { from, until } = periodOf(dates);
    return [from, until];
  });
}
