/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { askedByCondition } from './asked.ts';
import { boardsByCondition } from './boards.ts';
import { electricByCondition } from './electric.ts';
import { furtherByCondition } from './further.ts';
import { gatesByCondition } from './gates.ts';
import { mechanicsByCondition } from './mechanics.ts';
import { missingByCondition } from './missing.ts';
import { peopleByCondition } from './people.ts';
import { remotesByCondition } from './remotes.ts';
import { turningByCondition } from './turning.ts';

export const conditionAnswers: readonly DirectAnswer[] = [
  ...boardsByCondition,
  ...gatesByCondition,
  ...electricByCondition,
  ...remotesByCondition,
  ...peopleByCondition,
  ...mechanicsByCondition,
  ...furtherByCondition,
  ...askedByCondition,
  ...missingByCondition,
  ...turningByCondition,
];
