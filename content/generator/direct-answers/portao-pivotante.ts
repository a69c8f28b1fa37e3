/** Every answer to titles about swing gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-pivotante/choice.ts';
import { explanations } from './portao-pivotante/explained.ts';
import { faultAnswers } from './portao-pivotante/faults.ts';
import { installationAnswers } from './portao-pivotante/installation.ts';
import { priceAnswers } from './portao-pivotante/prices.ts';

export const portaoPivotanteAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
];
