/** Every answer about gates of condominiums: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { adjustingAnswers } from './upkeep/adjusting.ts';
import { careAnswers } from './upkeep/care.ts';
import { contractAnswers } from './upkeep/contracts.ts';
import { replacingAnswers } from './upkeep/replacing.ts';
import { staffAnswers } from './upkeep/staff.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  ...adjustingAnswers,
  ...careAnswers,
  ...contractAnswers,
  ...replacingAnswers,
  ...staffAnswers,
];
