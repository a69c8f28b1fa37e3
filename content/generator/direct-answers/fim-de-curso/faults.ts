/** Every answer about limit switches: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { magnetAnswers } from './faults/magnets.ts';
import { runsOnAnswers } from './faults/runs-on.ts';
import { sensorAndWireAnswers } from './faults/sensors-and-wires.ts';
import { slamAnswers } from './faults/slams.ts';
import { stopsShortAnswers } from './faults/stops-short.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...magnetAnswers,
  ...runsOnAnswers,
  ...sensorAndWireAnswers,
  ...slamAnswers,
  ...stopsShortAnswers,
];
