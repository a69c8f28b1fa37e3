/** What people type as keywords: managers of buildings, complaints about a motor, parts by their measure. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { motorComplaintAnswers } from './complaints-of-motors.ts';
import { furtherPartAnswers } from './further-parts.ts';
import { ironAndSupplies } from './iron-and-supplies.ts';
import { jetflexAndBasics } from './jetflex-and-basics.ts';
import { managerAnswers } from './managers.ts';
import { nearAndNowAnswers } from './near-and-now.ts';
import { paperAndHourAnswers } from './papers-and-hours.ts';
import { partsByNameAnswers } from './parts-by-name.ts';
import { furtherPartsByName } from './parts-by-name-further.ts';
import { partSoughtAnswers } from './parts-sought.ts';
import { shopkeeperAnswers } from './shopkeepers.ts';
import { sizesAndSupplies } from './sizes-and-supplies.ts';
import { smallDoubtAnswers } from './small-doubts.ts';
import { springAndCapacitorAnswers } from './springs-and-capacitors.ts';
import { tradeAndStateAnswers } from './trades-and-states.ts';
import { withoutPowerAnswers } from './without-power.ts';

export const searchAnswers: readonly DirectAnswer[] = [
  ...managerAnswers,
  ...nearAndNowAnswers,
  ...jetflexAndBasics,
  ...partsByNameAnswers,
  ...furtherPartsByName,
  ...ironAndSupplies,
  ...sizesAndSupplies,
  ...tradeAndStateAnswers,
  ...motorComplaintAnswers,
  ...partSoughtAnswers,
  ...shopkeeperAnswers,
  ...furtherPartAnswers,
  ...paperAndHourAnswers,
  ...smallDoubtAnswers,
  ...springAndCapacitorAnswers,
  ...withoutPowerAnswers,
];
