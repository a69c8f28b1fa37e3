/** Every answer about automatic gates: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { afterAChangeAnswers } from './faults/after-a-change.ts';
import { animalAnswers } from './faults/animals.ts';
import { byItselfAnswers } from './faults/by-itself.ts';
import { byTimeOfDayAnswers } from './faults/by-time-of-day.ts';
import { doesNotCloseAnswers } from './faults/does-not-close.ts';
import { heatAnswers } from './faults/heat.ts';
import { jerksAndKnocksAnswers } from './faults/jerks-and-knocks.ts';
import { lockedAndOnAnswers } from './faults/locked-and-on.ts';
import { looseAndBrokenAnswers } from './faults/loose-and-broken.ts';
import { nearTheEndAnswers } from './faults/near-the-end.ts';
import { noMovementAnswers } from './faults/no-movement.ts';
import { noiseAnswers } from './faults/noise.ts';
import { outOfLineAnswers } from './faults/out-of-line.ts';
import { outOfReachAnswers } from './faults/out-of-reach.ts';
import { slowAndWeakAnswers } from './faults/slow-and-weak.ts';
import { stopsAndReturnsAnswers } from './faults/stops-and-returns.ts';
import { stuckAnswers } from './faults/stuck.ts';
import { waterAndWeatherAnswers } from './faults/water-and-weather.ts';
import { whichFaultAnswers } from './faults/which-fault.ts';
import { whyItBreaksAnswers } from './faults/why-it-breaks.ts';
import { withOtherTradesAnswers } from './faults/with-other-trades.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...afterAChangeAnswers,
  ...animalAnswers,
  ...byItselfAnswers,
  ...noMovementAnswers,
  ...doesNotCloseAnswers,
  ...heatAnswers,
  ...byTimeOfDayAnswers,
  ...jerksAndKnocksAnswers,
  ...lockedAndOnAnswers,
  ...looseAndBrokenAnswers,
  ...nearTheEndAnswers,
  ...noiseAnswers,
  ...outOfLineAnswers,
  ...outOfReachAnswers,
  ...slowAndWeakAnswers,
  ...stopsAndReturnsAnswers,
  ...stuckAnswers,
  ...waterAndWeatherAnswers,
  ...whichFaultAnswers,
  ...whyItBreaksAnswers,
  ...withOtherTradesAnswers,
];
