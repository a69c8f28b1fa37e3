/** Every answer about motors: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { careAnswers } from './upkeep/care.ts';
import { lifetimeAnswers } from './upkeep/lifetime.ts';
import { replacingAnswers } from './upkeep/replacing.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  ...careAnswers,
  ...lifetimeAnswers,
  ...replacingAnswers,
];
