/** From the first day of a promotion to its last, both whole days in São Paulo. */

export interface PromotionDates {
  /** ISO-8601 days, such as `2026-11-01`. */
  begin: string;
  end: string;
}

const hourMs = 60 * 60 * 1000;
const dayInSaoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The moments, in milliseconds since 1970, at which a promotion begins and at which it is over. */
export function periodOf({ begin, end }: PromotionDates): { from: number; until: number } {
  const afterEnd = new Date(Date.parse(end) + 24 * hourMs).toISOString().slice(0, 10);
  return { from: beginOfDay(begin), until: beginOfDay(afterEnd) };
}

/** A day in São Paulo begins on a whole hour, between two and four hours after it does in UTC. */
function beginOfDay(day: string): number {
  let moment = Date.parse(day);
  while (dayInSaoPaulo.format(moment) < day) moment += hourMs;
  return moment;
}
