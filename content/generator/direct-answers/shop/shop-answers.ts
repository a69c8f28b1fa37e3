/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { askedTogether } from './asked-together.ts';
import { busyGateAnswers } from './busy-gates.ts';
import { dealAnswers } from './deals.ts';
import { kindsAndPlaces } from './kinds-and-places.ts';
import { labelledMotorAnswers } from './labelled-motors.ts';
import { measuredPartAnswers } from './measured-parts.ts';
import { toldFaultAnswers } from './told-faults.ts';
import { uncommonGateAnswers } from './uncommon-gates.ts';
import { windowQuestions } from './window-questions.ts';

export const shopAnswers: readonly DirectAnswer[] = [
  ...labelledMotorAnswers,
  ...measuredPartAnswers,
  ...busyGateAnswers,
  ...uncommonGateAnswers,
  ...dealAnswers,
  ...toldFaultAnswers,
  ...windowQuestions,
  ...askedTogether,
  ...kindsAndPlaces,
];
