/** Every answer about backup power: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { comparisons } from './choice/comparisons.ts';

export const choiceAnswers: readonly DirectAnswer[] = [...choosingAnswers, ...comparisons];
