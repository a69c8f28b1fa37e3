/** Every answer about remote controls: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { anyRemoteAnswers } from './choice/any-remote.ts';
import { buyingAnswers } from './choice/buying.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';
import { frequencyAnswers } from './choice/frequencies.ts';
import { oneRemoteForTwoAnswers } from './choice/one-remote-for-two.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...anyRemoteAnswers,
  ...buyingAnswers,
  ...choosingAnswers,
  ...compatibilityAnswers,
  ...frequencyAnswers,
  ...oneRemoteForTwoAnswers,
];
