/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { budgetAnswers } from './budgets.ts';
import { namedMotorAnswers } from './named-motors.ts';

export const modelAnswers: readonly DirectAnswer[] = [...namedMotorAnswers, ...budgetAnswers];
