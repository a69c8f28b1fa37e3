/** The period of a report and the one before it, as days in São Paulo. */
// The Swedish format of a date is YYYY-MM-DD.
const dayInSaoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
const dayMs = 86_400_000;

/** Both days are inclusive, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

export const periodLengths = [7, 28, 90] as const;

/**
 * @returns the last `days` days including today, so that a sale shows at once, and the same number of days before them
 */
export function periodsOf(days: number, at: Date): { current: Period; before: Period } {
  const midnight = Date.parse(`${dayInSaoPaulo.format(at)}T00:00Z`);
  const daysAgo = (count: number) => new Date(midnight - count * dayMs).toISOString().slice(0, 10);
  return {
    current: { from: daysAgo(days - 1), to: daysAgo(0) },
    before: { from: daysAgo(2 * days - 1), to: daysAgo(days) },
  };
}
