/** Every answer about opening by hand: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalSafetyAnswers } from './safety/general.ts';
import { keysAnswers } from './safety/keys.ts';
import { powerCutsAnswers } from './safety/power-cuts.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  ...keysAnswers,
  ...powerCutsAnswers,
  ...generalSafetyAnswers,
];
