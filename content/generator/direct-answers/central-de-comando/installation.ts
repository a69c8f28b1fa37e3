/** Every answer about control boards: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalInstallationAnswers } from './installation/general.ts';
import { programmingAnswers } from './installation/programming.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  ...generalInstallationAnswers,
  ...programmingAnswers,
];
