/** Every answer to titles about metalwork. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './serralheria/choice.ts';
import { faultAnswers } from './serralheria/faults.ts';

export const serralheriaAnswers: readonly DirectAnswer[] = [...choiceAnswers, ...faultAnswers];
