/**
 * The offers that the owner may limit to a period (docs/specification/offers-and-claims.md#promotions). The dates are
 * configuration. Sentences about a promotion are composed in domain/promotions/promotion-notice.ts.
 */
import type { FactName } from './facts.ts';

export interface Promotion {
  /** The subject of every sentence about it. */
  subject: string;
  /** Where and how it applies. Comes after its period. */
  condition: string;
  /** What to buy when it is not running. */
  regular: string;
  /** The figures that exist only in this promotion. */
  facts: readonly FactName[];
  /** Words that refer to it without a figure. */
  words: readonly string[];
}

export const promotions = {
  express: {
    subject: 'A promoção da Manutenção Express',
    condition: 'para orçamentos pedidos nesse período, somente em Guarulhos e em Osasco',
    regular: 'O conserto custa de {{repair.from}} a {{repair.to}}, conforme a peça.',
    facts: ['express', 'express.validity'],
    words: ['Manutenção Express'],
  },
  kits: {
    subject: 'A promoção dos kits sem montagem',
    condition: 'para pedidos feitos nesse período',
    regular: 'O kit instalado sai a partir de {{kit.padrao}}.',
    facts: [
      'saleKit.basic',
      'saleKit.basic.before',
      'saleKit.basic.discount',
      'saleKit.middle',
      'saleKit.middle.before',
      'saleKit.middle.discount',
      'saleKit.premium',
      'saleKit.premium.before',
      'saleKit.premium.discount',
      'saleKit.savings',
    ],
    words: [],
  },
} as const satisfies Record<string, Promotion>;

export type PromotionName = keyof typeof promotions;

export const promotionNames = Object.keys(promotions) as [PromotionName, ...PromotionName[]];
