/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { dutyAnswers } from './duties.ts';
import { gateFitAnswers } from './gate-fit.ts';
import { lawAskedAnswers } from './law-asked.ts';
import { namedHalfAnswers } from './named-halves.ts';
import { secondHalfAnswers } from './second-halves.ts';
import { serviceTimeAnswers } from './service-times.ts';
import { placeServiceAnswers } from './services-at-place.ts';
import { twoHalfAnswers } from './two-halves.ts';
import { twoThingAnswers } from './two-things.ts';
import { verdictFirstAnswers } from './verdict-first.ts';
import { wetAndFallenAnswers } from './wet-and-fallen.ts';

export const occasionAnswers: readonly DirectAnswer[] = [
  ...wetAndFallenAnswers,
  ...twoThingAnswers,
  ...namedHalfAnswers,
  ...secondHalfAnswers,
  ...twoHalfAnswers,
  ...verdictFirstAnswers,
  ...lawAskedAnswers,
  ...dutyAnswers,
  ...gateFitAnswers,
  ...serviceTimeAnswers,
  ...placeServiceAnswers,
];
