/** The installed price of a model, and the kinds of prices by which the list of models can be filtered. */
import type { MotorData } from '#content/motors/motor-model.ts';
import { priceTexts } from '#content/motors/motor-rows.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';

/** The link text for each kind of price. The key is also the fragment of the address that filters the list. */
export const priceKinds = {
  'preco-fechado': 'Preço fechado',
  condominio: 'Condomínio',
  'por-orcamento': 'Por orçamento',
} as const;

export type PriceKind = keyof typeof priceKinds;

export function motorPrice({ price }: MotorData): { kind: PriceKind; text: string } {
  return { kind: kindOf(price), text: fillFacts(priceTexts[price ?? 'quote']) };
}

function kindOf(price: MotorData['price']): PriceKind {
  if (price === null) return 'por-orcamento';
  return price === 'condominium' ? 'condominio' : 'preco-fechado';
}
