/** Every answer about maintenance: care, intervals, checklists and contracts. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { careAnswers } from './upkeep/care.ts';
import { checklistAnswers } from './upkeep/checklists.ts';
import { contractAndDutyAnswers } from './upkeep/contracts-and-duties.ts';
import { intervalAnswers } from './upkeep/intervals.ts';
import { lubricationAnswers } from './upkeep/lubrication.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  ...careAnswers,
  ...checklistAnswers,
  ...contractAndDutyAnswers,
  ...intervalAnswers,
  ...lubricationAnswers,
];
