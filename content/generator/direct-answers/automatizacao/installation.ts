/** Every answer about automating a gate: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { byYourselfAnswers } from './installation/by-yourself.ts';
import { generalInstallationAnswers } from './installation/general.ts';
import { labourAnswers } from './installation/labour.ts';
import { preparingThePlaceAnswers } from './installation/preparing-the-place.ts';
import { whetherItFitsAnswers } from './installation/whether-it-fits.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  ...byYourselfAnswers,
  ...generalInstallationAnswers,
  ...labourAnswers,
  ...preparingThePlaceAnswers,
  ...whetherItFitsAnswers,
];
