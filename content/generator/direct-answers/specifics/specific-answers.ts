/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { firstAskedAnswers } from './asked-first.ts';
import { dayAskedAnswers } from './day-asked.ts';
import { decidingWordAnswers } from './deciding-words.ts';
import { electronicsAskedAnswers } from './electronics-asked.ts';
import { faultAskedAnswers } from './faults-asked.ts';
import { mayAskedAnswers } from './may-asked.ts';
import { motorAskedAnswers } from './motor-asked.ts';
import { paperAskedAnswers } from './papers-asked.ts';
import { partAskedInDetail } from './parts-asked.ts';
import { shortAskedAnswers } from './short-asked.ts';
import { verdictAskedAnswers } from './verdicts-asked.ts';
import { weatherAskedAnswers } from './weather-asked.ts';

export const specificAnswers: readonly DirectAnswer[] = [
  ...firstAskedAnswers,
  ...decidingWordAnswers,
  ...motorAskedAnswers,
  ...electronicsAskedAnswers,
  ...partAskedInDetail,
  ...paperAskedAnswers,
  ...weatherAskedAnswers,
  ...faultAskedAnswers,
  ...mayAskedAnswers,
  ...dayAskedAnswers,
  ...shortAskedAnswers,
  ...verdictAskedAnswers,
];
