/** Every answer about automatic gates: what it is and how it works. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { howItWorksAnswers } from './explained/how-it-works.ts';
import { peopleAndAnimalsAnswers } from './explained/people-and-animals.ts';
import { questionsAnswered } from './explained/questions.ts';

export const explanations: readonly DirectAnswer[] = [
  ...howItWorksAnswers,
  ...peopleAndAnimalsAnswers,
  ...questionsAnswered,
];
