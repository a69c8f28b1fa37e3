/** Every answer to titles about gears. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './engrenagem/choice.ts';
import { priceAnswers } from './engrenagem/prices.ts';
import { upkeepAnswers } from './engrenagem/upkeep.ts';

export const engrenagemAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...priceAnswers,
  ...upkeepAnswers,
];
