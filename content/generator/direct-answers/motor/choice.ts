/** Every answer about motors: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { brandsAndModelsAnswers } from './choice/brands-and-models.ts';
import { buyingAnswers } from './choice/buying.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { choosingByGateAnswers } from './choice/choosing-by-gate.ts';
import { choosingByUseAnswers } from './choice/choosing-by-use.ts';
import { comparisons } from './choice/comparisons.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';
import { figureAnswers } from './choice/figures.ts';
import { makerAnswers } from './choice/makers.ts';
import { powerAnswers } from './choice/power.ts';
import { quietAndDurableAnswers } from './choice/quiet-and-durable.ts';
import { secondHandAndOnlineAnswers } from './choice/second-hand-and-online.ts';
import { voltageAnswers } from './choice/voltage.ts';
import { weightAndUseAnswers } from './choice/weight-and-use.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...brandsAndModelsAnswers,
  ...buyingAnswers,
  ...choosingByGateAnswers,
  ...choosingByUseAnswers,
  ...choosingAnswers,
  ...comparisons,
  ...compatibilityAnswers,
  ...figureAnswers,
  ...makerAnswers,
  ...powerAnswers,
  ...quietAndDurableAnswers,
  ...secondHandAndOnlineAnswers,
  ...voltageAnswers,
  ...weightAndUseAnswers,
];
