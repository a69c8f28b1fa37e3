/** What house owners ask on a phone: may I, must I, can it, is it normal, is it true, and two things at once. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { houseAnswers } from './asked-of-the-house.ts';
import { beforeMotorAnswers } from './before-a-motor.ts';
import { canBeDoneAnswers } from './can-it-be-done.ts';
import { canBeMendedAnswers } from './can-it-be-mended.ts';
import { careAndPowerAnswers } from './care-and-power.ts';
import { bearingAnswers } from './does-it-bear.ts';
import { fittingAnswers } from './does-it-fit.ts';
import { powerDoesAnswers } from './does-the-power-do.ts';
import { gateTakesMotorAnswers } from './gates-that-take-a-motor.ts';
import { isItNormalOrDangerousAnswers } from './is-it-normal.ts';
import { isItTrueAnswers } from './is-it-true.ts';
import { worthItAnswers } from './is-it-worth-it.ts';
import { mayDoAnswers } from './may-do.ts';
import { twoComplaintAnswers } from './two-complaints.ts';
import { twoThingsAnswers } from './two-things-asked.ts';

export const plainAnswers: readonly DirectAnswer[] = [
  ...twoThingsAnswers,
  ...twoComplaintAnswers,
  ...houseAnswers,
  ...beforeMotorAnswers,
  ...careAndPowerAnswers,
  ...mayDoAnswers,
  ...gateTakesMotorAnswers,
  ...canBeDoneAnswers,
  ...canBeMendedAnswers,
  ...bearingAnswers,
  ...fittingAnswers,
  ...powerDoesAnswers,
  ...worthItAnswers,
  ...isItNormalOrDangerousAnswers,
  ...isItTrueAnswers,
];
