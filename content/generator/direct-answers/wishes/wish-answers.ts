/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { accessoryAnswers } from './accessories.ts';
import { automaticClosingAnswers } from './automatic-closing.ts';
import { fittingAnswers } from './fittings.ts';
import { labourAnswers } from './labour.ts';
import { lastingAnswers } from './lasting.ts';
import { leafComplaintAnswers } from './leaf-complaints.ts';
import { motorKindAnswers } from './motor-kinds.ts';
import { voteAnswers } from './votes-and-shares.ts';

export const wishAnswers: readonly DirectAnswer[] = [
  ...accessoryAnswers,
  ...automaticClosingAnswers,
  ...fittingAnswers,
  ...labourAnswers,
  ...lastingAnswers,
  ...motorKindAnswers,
  ...leafComplaintAnswers,
  ...voteAnswers,
];
