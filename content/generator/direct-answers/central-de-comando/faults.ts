/** Every answer about control boards: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { burntAnswers } from './faults/burnt.ts';
import { byItselfAnswers } from './faults/by-itself.ts';
import { insectAnswers } from './faults/insects.ts';
import { lightsAndDisplaysAnswers } from './faults/lights-and-displays.ts';
import { noiseAnswers } from './faults/noise.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { powerSupplyAnswers } from './faults/power-supply.ts';
import { safetyAnswers } from './faults/safety.ts';
import { stopsAndReturnsAnswers } from './faults/stops-and-returns.ts';
import { waterAndWeatherAnswers } from './faults/water-and-weather.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...burntAnswers,
  ...byItselfAnswers,
  ...insectAnswers,
  ...lightsAndDisplaysAnswers,
  ...noiseAnswers,
  ...otherFaultsAnswers,
  ...powerSupplyAnswers,
  ...safetyAnswers,
  ...stopsAndReturnsAnswers,
  ...waterAndWeatherAnswers,
];
