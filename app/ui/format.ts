/** Formats numbers, dates and phone numbers as the site writes them (Brazilian Portuguese, no-break spaces). */
import { factText } from '#domain/facts/fact-text.ts';
import { markFigure } from '#domain/facts/mark-figure.ts';

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
const spaceBeforeUnit = /(?<=\d) (?=(?:kg|CV|HP|mm|cm|m|V|W)\b)/g;
/** As in 'artigo 7º, V'. */
const spaceBeforeNumeral = /(?<=\dº,) (?=[IVX])/g;
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `1349` → `R$ 1.349` with a no-break space. */
export function formatPrice(wholeReais: number): string {
  const price = { amount: wholeReais, unit: 'real' } as const;
  return markFigure(factText(price), price);
}

/**
 * `1/4 CV` → the same with a no-break space, so that a figure and its unit stay on one line, as do an article of a law and
 * its item (`artigo 7º, V`).
 */
export function joinUnits(text: string): string {
  return text.replace(spaceBeforeUnit, '\u00a0').replace(spaceBeforeNumeral, '\u00a0');
}

/** `262144` → `262.144`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** ISO-8601 → `21/11/2026`, the day in São Paulo. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** `2026-11-21` → `21 de novembro de 2026`. */
export function formatLongDate(date: string): string {
  return longDay.format(new Date(date));
}

/** ISO-8601 → `21/11/2026, 14:05`, local time in São Paulo. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** National digits → `(11) 90000-0001` or `(11) 2000-0003`. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}
