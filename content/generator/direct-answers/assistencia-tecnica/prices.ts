/** Every answer about repairs and visits: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { paymentAnswers } from './prices/payment.ts';
import { paymentDisputeAnswers } from './prices/payment-disputes.ts';
import { paymentMeansAnswers } from './prices/payment-means.ts';
import { quotesAnswers } from './prices/quotes.ts';
import { repairOrReplaceAnswers } from './prices/repair-or-replace.ts';
import { repairPricesAnswers } from './prices/repair-prices.ts';
import { visitFeesAnswers } from './prices/visit-fees.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  ...paymentAnswers,
  ...paymentDisputeAnswers,
  ...paymentMeansAnswers,
  ...generalPriceAnswers,
  ...quotesAnswers,
  ...repairOrReplaceAnswers,
  ...repairPricesAnswers,
  ...visitFeesAnswers,
];
