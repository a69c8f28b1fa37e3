/** Every answer about motors: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { burntAnswers } from './faults/burnt.ts';
import { heatAnswers } from './faults/heat.ts';
import { looseAndBrokenAnswers } from './faults/loose-and-broken.ts';
import { noMovementAnswers } from './faults/no-movement.ts';
import { noiseAnswers } from './faults/noise.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { powerSupplyAnswers } from './faults/power-supply.ts';
import { shakingAnswers } from './faults/shaking.ts';
import { slowAndWeakAnswers } from './faults/slow-and-weak.ts';
import { sparePartsAnswers } from './faults/spare-parts.ts';
import { stuckAnswers } from './faults/stuck.ts';
import { waterAndWeatherAnswers } from './faults/water-and-weather.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...burntAnswers,
  ...heatAnswers,
  ...looseAndBrokenAnswers,
  ...noMovementAnswers,
  ...noiseAnswers,
  ...otherFaultsAnswers,
  ...powerSupplyAnswers,
  ...shakingAnswers,
  ...slowAndWeakAnswers,
  ...sparePartsAnswers,
  ...stuckAnswers,
  ...waterAndWeatherAnswers,
];
