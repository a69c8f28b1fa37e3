/** Every answer about automating a gate: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalInstallationAnswers } from './installation/general.ts';
import { preparingThePlaceAnswers } from './installation/preparing-the-place.ts';
import { whetherItFitsAnswers } from './installation/whether-it-fits.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  ...generalInstallationAnswers,
  ...preparingThePlaceAnswers,
  ...whetherItFitsAnswers,
];
