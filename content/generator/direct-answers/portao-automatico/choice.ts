/** Every answer about automatic gates: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { comparisons } from './choice/comparisons.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';
import { installationAnswers } from './choice/installation.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...choosingAnswers,
  ...comparisons,
  ...compatibilityAnswers,
  ...installationAnswers,
];
