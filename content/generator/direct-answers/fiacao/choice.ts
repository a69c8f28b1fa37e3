/** Every answer about wiring: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { generalChoiceAnswers } from './choice/general.ts';

export const choiceAnswers: readonly DirectAnswer[] = [...generalChoiceAnswers, ...choosingAnswers];
