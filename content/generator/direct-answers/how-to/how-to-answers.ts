/** Every answer about how a part is chosen, set, tested, cleaned and replaced. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { electronicsAnswers } from './electronics.ts';
import { longTailAnswers } from './long-tail.ts';
import { moreSignAnswers } from './more-signs.ts';
import { peopleAnswers } from './people-and-rules.ts';
import { remoteHowTos } from './remotes.ts';
import { slidingAnswers } from './sliding.ts';
import { swingingAnswers } from './swinging-and-others.ts';
import { tiltingAnswers } from './tilting.ts';
import { weatherHowTos } from './weather-and-rest.ts';

export const howToAnswers: readonly DirectAnswer[] = [
  ...longTailAnswers,
  ...moreSignAnswers,
  ...slidingAnswers,
  ...tiltingAnswers,
  ...swingingAnswers,
  ...electronicsAnswers,
  ...remoteHowTos,
  ...weatherHowTos,
  ...peopleAnswers,
];
