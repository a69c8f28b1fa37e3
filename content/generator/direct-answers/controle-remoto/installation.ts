/** Every answer about remote controls: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { codesAnswers } from './installation/codes.ts';
import { copyingAnswers } from './installation/copied.ts';
import { lostRemotesAnswers } from './installation/lost.ts';
import { newRemoteAnswers } from './installation/new-remotes.ts';
import { programmingAnswers } from './installation/programming.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  ...codesAnswers,
  ...copyingAnswers,
  ...lostRemotesAnswers,
  ...newRemoteAnswers,
  ...programmingAnswers,
];
