/** Every answer about gates of shops and firms: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { byTradeAnswers } from './choice/by-trade.ts';
import { generalChoiceAnswers } from './choice/general.ts';
import { priceAnswers } from './choice/prices.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...byTradeAnswers,
  ...generalChoiceAnswers,
  ...priceAnswers,
];
