/** Formats days and periods for use in a sentence. */
import type { PromotionDates } from './promotion-period.ts';

const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

function partsOf(day: string): { day: string; month: string; year: string } {
  const date = new Date(day);
  const number = date.getUTCDate();
  return {
    day: number === 1 ? '1º' : String(number),
    month: months.format(date),
    year: String(date.getUTCFullYear()),
  };
}

/** `2026-11-01` → `1º de novembro de 2026` */
export function formatLongDay(iso: string): string {
  const { day, month, year } = partsOf(iso);
  return `${day} de ${month} de ${year}`;
}

/** `de 1º a 30 de novembro de 2026`; names month and year of the first day only if they differ from the last. */
export function formatPeriod({ begin, end }: PromotionDates): string {
  if (begin === end) return `em ${formatLongDay(begin)}`;
  const [first, last] = [partsOf(begin), partsOf(end)];
  if (first.year !== last.year) return `de ${formatLongDay(begin)} a ${formatLongDay(end)}`;
  const from = first.month === last.month ? first.day : `${first.day} de ${first.month}`;
  return `de ${from} a ${formatLongDay(end)}`;
}
