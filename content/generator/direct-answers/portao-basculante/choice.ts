/** Every answer about tilting gates: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';

export const choiceAnswers: readonly DirectAnswer[] = [...choosingAnswers, ...compatibilityAnswers];
