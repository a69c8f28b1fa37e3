/** Promotions before, during and after their period, for the parts page and for tests. */
import { type PromotionStates, promotionStates } from '#domain/promotions/promotion-state.ts';

const dates = { begin: '2026-11-01', end: '2026-11-30' };
const moments = { upcoming: '2026-10-15', running: '2026-11-15', ended: '2026-12-15' };

export function sampleStates(status: 'undated' | keyof typeof moments): PromotionStates {
  if (status === 'undated') return promotionStates({ express: null, kits: null }, new Date(0));
  return promotionStates({ express: dates, kits: dates }, new Date(moments[status]));
}
