/** Every answer of this folder. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { tradeWordAnswers } from './board-and-gate-words.ts';
import { comparedGateAnswers } from './compared-gates.ts';
import { comparedPartAnswers } from './compared-parts.ts';
import { definitionAnswers } from './definitions.ts';
import { eitherElectricAnswers } from './either-electric.ts';
import { eitherFaultAnswers } from './either-fault.ts';
import { eitherMechanicalAnswers } from './either-mechanical.ts';
import { guideAnswers } from './guides.ts';
import { howToTellAnswers } from './how-to-tell.ts';
import { listAnswers } from './lists.ts';
import { neededAnswers } from './needed-and-included.ts';
import { signListAnswers } from './signs.ts';
import { verdictAnswers } from './verdicts.ts';
import { whatToDoAnswers } from './what-to-do.ts';
import { whyItHappensAnswers } from './why-it-happens.ts';

export const wholeQuestionAnswers: readonly DirectAnswer[] = [
  ...whyItHappensAnswers,
  ...howToTellAnswers,
  ...eitherElectricAnswers,
  ...eitherFaultAnswers,
  ...eitherMechanicalAnswers,
  ...comparedGateAnswers,
  ...comparedPartAnswers,
  ...signListAnswers,
  ...listAnswers,
  ...tradeWordAnswers,
  ...definitionAnswers,
  ...guideAnswers,
  ...whatToDoAnswers,
  ...neededAnswers,
  ...verdictAnswers,
];
