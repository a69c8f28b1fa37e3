/** The period of a report and the one before it, as days in São Paulo. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

export interface Period {
  from: string;
  to: string;
}

export const periodLengths = [7, 28, 90] as const;

/**
 * @returns this many days up to and including today, so that a sale shows at once, and the same number of days before
 * them
 */
export function periodsOf(days: number, at: Date): { current: Period; before: Period } {
  const midnight = Date.parse(`${today.format(at)}T00:00Z`);
  const dayAgo = (ago: number) => new Date(midnight - ago * 86_400_000).toISOString().slice(0, 10);
  return {
    current: { from: dayAgo(days - 1), to: dayAgo(0) },
    before: { from: dayAgo(2 * days - 1), to: dayAgo(days) },
  };
}
