/** Every answer about automatic gates: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { adjustingAnswers } from './upkeep/adjusting.ts';
import { careAnswers } from './upkeep/care.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [...adjustingAnswers, ...careAnswers];
