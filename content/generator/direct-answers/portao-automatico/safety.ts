/** Every answer about automatic gates: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { burglaryAnswers } from './safety/burglary.ts';
import { carAnswers } from './safety/cars.ts';
import { childrenAndPeopleAnswers } from './safety/children-and-people.ts';
import { generalSafetyAnswers } from './safety/general.ts';
import { leftOpenAnswers } from './safety/left-open.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  ...burglaryAnswers,
  ...carAnswers,
  ...childrenAndPeopleAnswers,
  ...generalSafetyAnswers,
  ...leftOpenAnswers,
];
