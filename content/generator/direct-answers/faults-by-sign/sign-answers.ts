/** Every answer to a complaint about a sign that a person sees, hears or smells. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { controlFaultAnswers } from './controls.ts';
import { electricityAnswers } from './electricity.ts';
import { emergencyAnswers } from './emergencies.ts';
import { fallingAnswers } from './falling.ts';
import { heatAndLightAnswers } from './heat-and-light.ts';
import { lightAnswers } from './lights-and-beeps.ts';
import { mechanicAnswers } from './mechanics.ts';
import { midwayAnswers } from './midway.ts';
import { movementAnswers } from './movement.ts';
import { partWayAnswers } from './part-way.ts';
import { plainWordAnswers } from './plain-words.ts';
import { shockAnswers } from './shocks.ts';
import { waterAndAnimalAnswers } from './water-and-animals.ts';

export const signAnswers: readonly DirectAnswer[] = [
  ...fallingAnswers,
  ...partWayAnswers,
  ...heatAndLightAnswers,
  ...midwayAnswers,
  ...plainWordAnswers,
  ...shockAnswers,
  ...emergencyAnswers,
  ...electricityAnswers,
  ...waterAndAnimalAnswers,
  ...lightAnswers,
  ...controlFaultAnswers,
  ...movementAnswers,
  ...mechanicAnswers,
];
