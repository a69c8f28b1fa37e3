/** Every answer to titles about gates opened with a phone. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-pelo-celular/choice.ts';
import { explanations } from './portao-pelo-celular/explained.ts';
import { installationAnswers } from './portao-pelo-celular/installation.ts';
import { priceAnswers } from './portao-pelo-celular/prices.ts';

export const portaoPeloCelularAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...installationAnswers,
  ...priceAnswers,
];
