/** Every answer about motors: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { directCurrentPriceAnswers } from './prices/direct-current.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { motorPriceAnswers } from './prices/motor-prices.ts';
import { quoteAnswers } from './prices/quotes.ts';
import { repairOrReplaceAnswers } from './prices/repair-or-replace.ts';
import { repairPricesAnswers } from './prices/repair-prices.ts';
import { replacementAnswers } from './prices/replacement.ts';
import { requestAnswers } from './prices/requests.ts';
import { usedMotorsAnswers } from './prices/used-motors.ts';
import { worthItAnswers } from './prices/worth-it.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  ...directCurrentPriceAnswers,
  ...generalPriceAnswers,
  ...motorPriceAnswers,
  ...quoteAnswers,
  ...repairOrReplaceAnswers,
  ...repairPricesAnswers,
  ...replacementAnswers,
  ...requestAnswers,
  ...usedMotorsAnswers,
  ...worthItAnswers,
];
