/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { budgetAnswers } from './budgets.ts';
import { namedMotorAnswers } from './named-motors.ts';
import { powerQuestions } from './powers.ts';
import { ratedMotorAnswers } from './rated-motors.ts';

export const modelAnswers: readonly DirectAnswer[] = [
  ...namedMotorAnswers,
  ...ratedMotorAnswers,
  ...budgetAnswers,
  ...powerQuestions,
];
