/** Every answer about motor kits: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { paymentAnswers } from './prices/payment.ts';
import { repairPricesAnswers } from './prices/repair-prices.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  ...paymentAnswers,
  ...generalPriceAnswers,
  ...repairPricesAnswers,
];
