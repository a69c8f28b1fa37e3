/** Every answer about wiring: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { burntAnswers } from './faults/burnt.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { powerSupplyAnswers } from './faults/power-supply.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...burntAnswers,
  ...otherFaultsAnswers,
  ...powerSupplyAnswers,
];
