/** Every answer to titles about maintenance. */
import type { DirectAnswer } from '../direct-answer.ts';
import { explanations } from './manutencao-preventiva/explained.ts';
import { priceAnswers } from './manutencao-preventiva/prices.ts';
import { upkeepAnswers } from './manutencao-preventiva/upkeep.ts';

export const manutencaoPreventivaAnswers: readonly DirectAnswer[] = [
  ...explanations,
  ...priceAnswers,
  ...upkeepAnswers,
];
