/** Every answer about motor kits: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { buyingAnswers } from './choice/buying.ts';
import { choosingAnswers } from './choice/choosing.ts';

export const choiceAnswers: readonly DirectAnswer[] = [...buyingAnswers, ...choosingAnswers];
