/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { budgetAnswers } from './budgets.ts';
import { namedMotorAnswers } from './named-motors.ts';
import { otherMakerAnswers } from './other-makers.ts';
import { powerQuestions } from './powers.ts';
import { ratedMotorAnswers } from './rated-motors.ts';

export const modelAnswers: readonly DirectAnswer[] = [
  ...namedMotorAnswers,
  ...ratedMotorAnswers,
  ...otherMakerAnswers,
  ...budgetAnswers,
  ...powerQuestions,
];
