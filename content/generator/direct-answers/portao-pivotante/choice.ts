/** Every answer about swing gates: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { comparisons } from './choice/comparisons.ts';
import { figureAnswers } from './choice/figures.ts';

export const choiceAnswers: readonly DirectAnswer[] = [...choosingAnswers, ...comparisons, ...figureAnswers];
