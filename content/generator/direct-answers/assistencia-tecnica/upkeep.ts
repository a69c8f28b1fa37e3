/** Every answer about repairs and visits: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { lifetimeAnswers } from './upkeep/lifetime.ts';
import { waitingTimeAnswers } from './upkeep/waiting-time.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [...lifetimeAnswers, ...waitingTimeAnswers];
