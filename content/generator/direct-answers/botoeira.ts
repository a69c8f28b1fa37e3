/** Every answer to titles about push buttons. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './botoeira/choice.ts';
import { faultAnswers } from './botoeira/faults.ts';

export const botoeiraAnswers: readonly DirectAnswer[] = [...choiceAnswers, ...faultAnswers];
