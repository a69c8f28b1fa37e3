/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { everydayAsked } from './asked.ts';
import { electricComplaints } from './electric-complaints.ts';
import { furtherAsked } from './further-asked.ts';
import { furtherComplaints } from './further-complaints.ts';
import { lockedAnswers } from './locked.ts';
import { movementComplaints } from './movement-complaints.ts';
import { partComplaints } from './part-complaints.ts';
import { upkeepAnswers } from './upkeep.ts';

export const everydayAnswers: readonly DirectAnswer[] = [
  ...lockedAnswers,
  ...movementComplaints,
  ...electricComplaints,
  ...partComplaints,
  ...furtherComplaints,
  ...upkeepAnswers,
  ...everydayAsked,
  ...furtherAsked,
];
