/** What people type as keywords: managers of buildings, complaints about a motor, parts by their measure. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { motorComplaintAnswers } from './complaints-of-motors.ts';
import { managerAnswers } from './managers.ts';
import { partSoughtAnswers } from './parts-sought.ts';
import { shopkeeperAnswers } from './shopkeepers.ts';

export const searchAnswers: readonly DirectAnswer[] = [
  ...managerAnswers,
  ...motorComplaintAnswers,
  ...partSoughtAnswers,
  ...shopkeeperAnswers,
];
