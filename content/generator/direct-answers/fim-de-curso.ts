/** Every answer to titles about limit switches. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './fim-de-curso/choice.ts';
import { explanations } from './fim-de-curso/explained.ts';
import { faultAnswers } from './fim-de-curso/faults.ts';
import { upkeepAnswers } from './fim-de-curso/upkeep.ts';

export const fimDeCursoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...upkeepAnswers,
];
