/** Every answer about remote controls: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { lostAndCopiedAnswers } from './installation/lost-and-copied.ts';
import { programmingAnswers } from './installation/programming.ts';

export const installationAnswers: readonly DirectAnswer[] = [...lostAndCopiedAnswers, ...programmingAnswers];
