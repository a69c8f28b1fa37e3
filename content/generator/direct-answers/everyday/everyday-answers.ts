/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { everydayAsked } from './asked.ts';
import { beforeTheVisit } from './before-the-visit.ts';
import { electricComplaints } from './electric-complaints.ts';
import { furtherAsked } from './further-asked.ts';
import { furtherComplaints } from './further-complaints.ts';
import { lastAsked } from './last-asked.ts';
import { lockedAnswers } from './locked.ts';
import { movementComplaints } from './movement-complaints.ts';
import { partComplaints } from './part-complaints.ts';
import { raisedAndRusty } from './raised-and-rusty.ts';
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
  ...raisedAndRusty,
  ...beforeTheVisit,
  ...lastAsked,
];
