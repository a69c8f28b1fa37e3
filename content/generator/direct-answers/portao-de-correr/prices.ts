/** Every answer about sliding gates: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { amountAnswers } from './prices/amounts.ts';
import { modelPriceAnswers } from './prices/by-model.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { replacementOfBothAnswers } from './prices/replacement-of-both.ts';
import { worthItAnswers } from './prices/worth-it.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  ...amountAnswers,
  ...modelPriceAnswers,
  ...generalPriceAnswers,
  ...replacementOfBothAnswers,
  ...worthItAnswers,
];
