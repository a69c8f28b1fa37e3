/** Every answer about control boards: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { adjustingAnswers } from './upkeep/adjusting.ts';
import { careAnswers } from './upkeep/care.ts';
import { replacingAnswers } from './upkeep/replacing.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  ...adjustingAnswers,
  ...careAnswers,
  ...replacingAnswers,
];
