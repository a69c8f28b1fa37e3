/** Every answer to titles about steel cables. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './cabo-de-aco/choice.ts';
import { safetyAnswers } from './cabo-de-aco/safety.ts';
import { upkeepAnswers } from './cabo-de-aco/upkeep.ts';

export const caboDeAcoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
