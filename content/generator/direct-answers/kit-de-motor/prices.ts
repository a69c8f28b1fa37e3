/** Every answer about motor kits: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { paymentAnswers } from './prices/payment.ts';
import { withOtherPartsAnswers } from './prices/with-other-parts.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  ...paymentAnswers,
  ...generalPriceAnswers,
  ...withOtherPartsAnswers,
];
