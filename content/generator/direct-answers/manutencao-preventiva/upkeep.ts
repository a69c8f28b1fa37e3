/** Every answer about maintenance: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { careAnswers } from './upkeep/care.ts';
import { lubricationAnswers } from './upkeep/lubrication.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [...careAnswers, ...lubricationAnswers];
