/** Every answer to a complaint about a sign that a person sees, hears or smells. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { controlFaultAnswers } from './controls.ts';
import { electricityAnswers } from './electricity.ts';
import { emergencyAnswers } from './emergencies.ts';
import { lightAnswers } from './lights-and-beeps.ts';
import { mechanicAnswers } from './mechanics.ts';
import { movementAnswers } from './movement.ts';
import { shockAnswers } from './shocks.ts';
import { waterAndAnimalAnswers } from './water-and-animals.ts';

export const signAnswers: readonly DirectAnswer[] = [
  ...shockAnswers,
  ...emergencyAnswers,
  ...electricityAnswers,
  ...waterAndAnimalAnswers,
  ...lightAnswers,
  ...controlFaultAnswers,
  ...movementAnswers,
  ...mechanicAnswers,
];
