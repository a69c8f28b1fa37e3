/** The installed price of a model, and the kinds of prices by which the list of models can be filtered. */
import type { MotorData } from '#content/motors/motor-model.ts';
import { priceTexts } from '#content/motors/motor-rows.ts';
import { priceKind } from '#domain/catalogue/motor-rows.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';

/** The link text for each kind of price. The key is also the fragment of the address that filters the list. */
export const priceKinds = {
  'preco-fechado': 'Preço fechado',
  condominio: 'Condomínio',
  'por-orcamento': 'Por orçamento',
} as const;

export type PriceKind = keyof typeof priceKinds;

const filters = { kit: 'preco-fechado', condominium: 'condominio', quote: 'por-orcamento' } as const;

export function motorPrice({ price }: MotorData): { kind: PriceKind; text: string } {
  return { kind: filters[priceKind(price)], text: fillFacts(priceTexts[price ?? 'quote']) };
}
