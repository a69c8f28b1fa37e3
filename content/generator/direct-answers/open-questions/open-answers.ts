/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { alreadyDoneAnswers } from './already-done.ts';
import { choiceAskedAnswers } from './choice-asked.ts';
import { complaintAnswers } from './complaints.ts';
import { dailyAskedAnswers } from './daily-asked.ts';
import { fittingAskedAnswers } from './fitting-asked.ts';
import { furtherAskedAnswers } from './further-asked.ts';
import { gateAskedAnswers } from './gate-asked.ts';
import { partAskedAnswers } from './part-asked.ts';
import { purchaseAnswers } from './purchases.ts';
import { situationAnswers } from './situations.ts';
import { toldCauseAnswers } from './told-cause.ts';
import { toldStateAnswers } from './told-state.ts';
import { triedFirstAnswers } from './tried-first.ts';
import { workAnswers } from './works-asked.ts';

export const openAnswers: readonly DirectAnswer[] = [
  ...situationAnswers,
  ...alreadyDoneAnswers,
  ...toldCauseAnswers,
  ...toldStateAnswers,
  ...triedFirstAnswers,
  ...choiceAskedAnswers,
  ...complaintAnswers,
  ...dailyAskedAnswers,
  ...fittingAskedAnswers,
  ...furtherAskedAnswers,
  ...gateAskedAnswers,
  ...partAskedAnswers,
  ...purchaseAnswers,
  ...workAnswers,
];
