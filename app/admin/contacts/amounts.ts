/** Amounts of money as the owner types and reads them. */
import { maxAmountCents } from '#domain/leads/conversations/conversation-rules.ts';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeReais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** Shows cents only if there are any. */
export function formatCents(cents: number): string {
  return (cents % 100 === 0 ? wholeReais : reais).format(cents / 100);
}

/**
 * Reads `1.349`, `1349,90`, `R$ 1.349,90` and `1349.90`: a point before three digits separates thousands.
 * @returns null for text that is not an amount above zero, and for an amount that is too large
 */
export function readCents(typed: string): number | null {
  const plain = typed
    .replace(/R\$/i, '')
    .replace(/\s/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= maxAmountCents ? cents : null;
}
