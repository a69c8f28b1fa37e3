/** What worries customers: the work of others, what is normal, batteries, thieves, rights, and what may be put on a part. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { afterSomebodyAnswers } from './after-somebody.ts';
import { animalAndGapAnswers } from './animals-and-gaps.ts';
import { byHandAnswers } from './by-hand.ts';
import { greasedPartAnswers } from './greased-parts.ts';
import { isItNormalAnswers } from './is-it-normal.ts';
import { lockAndWireAnswers } from './locks-and-wires.ts';
import { lostControlAnswers } from './lost-controls.ts';
import { powerAndSensorAnswers } from './power-and-sensors.ts';
import { powerBackAnswers } from './power-back.ts';
import { powerForWoodAnswers } from './power-for-wood.ts';
import { rightsAndPeopleAnswers } from './rights-and-people.ts';
import { securityAndSavingAnswers } from './security-and-savings.ts';
import { soughtAccessoryAnswers } from './sought-accessories.ts';
import { spokenAnswers } from './spoken.ts';
import { wireAndDeviceAnswers } from './wires-and-devices.ts';

export const worryAnswers: readonly DirectAnswer[] = [
  ...afterSomebodyAnswers,
  ...isItNormalAnswers,
  ...powerAndSensorAnswers,
  ...lostControlAnswers,
  ...rightsAndPeopleAnswers,
  ...greasedPartAnswers,
  ...byHandAnswers,
  ...lockAndWireAnswers,
  ...animalAndGapAnswers,
  ...securityAndSavingAnswers,
  ...wireAndDeviceAnswers,
  ...spokenAnswers,
  ...powerBackAnswers,
  ...powerForWoodAnswers,
  ...soughtAccessoryAnswers,
];
