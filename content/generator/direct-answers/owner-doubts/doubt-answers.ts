/** Further doubts of owners: is it needed, may I, is it normal, is it risky, is it true, and two jobs at once. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { allowedInUseAnswers } from './allowed-in-use.ts';
import { heardAnswers } from './heard.ts';
import { joinedWorksAnswers } from './joined-works.ts';
import { lastDoubtAnswers } from './last-doubts.ts';
import { neededAnswers } from './needed-or-not.ts';
import { riskAnswers } from './risks.ts';
import { wearAnswers } from './wear.ts';
import { wishedFunctionAnswers } from './wished-functions.ts';
import { withoutAndHowMuchAnswers } from './without-and-how-much.ts';

export const ownerDoubtAnswers: readonly DirectAnswer[] = [
  ...joinedWorksAnswers,
  ...lastDoubtAnswers,
  ...neededAnswers,
  ...allowedInUseAnswers,
  ...wishedFunctionAnswers,
  ...wearAnswers,
  ...riskAnswers,
  ...heardAnswers,
  ...withoutAndHowMuchAnswers,
];
