/** Every answer about automatic gates: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { burglaryAnswers } from './safety/burglary.ts';
import { childrenAndPeopleAnswers } from './safety/children-and-people.ts';
import { generalSafetyAnswers } from './safety/general.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  ...burglaryAnswers,
  ...childrenAndPeopleAnswers,
  ...generalSafetyAnswers,
];
