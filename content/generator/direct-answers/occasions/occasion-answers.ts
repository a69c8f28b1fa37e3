/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { dutyAnswers } from './duties.ts';
import { gateFitAnswers } from './gate-fit.ts';
import { lawAskedAnswers } from './law-asked.ts';
import { serviceTimeAnswers } from './service-times.ts';
import { placeServiceAnswers } from './services-at-place.ts';
import { wetAndFallenAnswers } from './wet-and-fallen.ts';

export const occasionAnswers: readonly DirectAnswer[] = [
  ...wetAndFallenAnswers,
  ...lawAskedAnswers,
  ...dutyAnswers,
  ...gateFitAnswers,
  ...serviceTimeAnswers,
  ...placeServiceAnswers,
];
