/** Every answer about photocells: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { stopsAndReturnsAnswers } from './faults/stops-and-returns.ts';
import { waterAndWeatherAnswers } from './faults/water-and-weather.ts';
import { wiresAndLightsAnswers } from './faults/wires-and-lights.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...otherFaultsAnswers,
  ...stopsAndReturnsAnswers,
  ...waterAndWeatherAnswers,
  ...wiresAndLightsAnswers,
];
