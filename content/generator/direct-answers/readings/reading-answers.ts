/** Every answer of this folder: titles that an answer to a similar title would misunderstand. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { buildingReadings } from './buildings.ts';
import { circumstanceReadings } from './circumstances.ts';
import { companyReadings } from './company.ts';
import { dailyReadings } from './daily.ts';
import { doubtReadings } from './doubts.ts';
import { halfReadings } from './halves.ts';
import { moneyReadings } from './money.ts';
import { movementReadings } from './movement.ts';
import { peopleReadings } from './people.ts';
import { senseReadings } from './senses.ts';
import { toldMovementReadings } from './told-movements.ts';
import { troubleReadings } from './troubles.ts';
import { wantedReadings } from './wanted.ts';

export const readingAnswers: readonly DirectAnswer[] = [
  ...movementReadings,
  ...halfReadings,
  ...peopleReadings,
  ...moneyReadings,
  ...wantedReadings,
  ...senseReadings,
  ...circumstanceReadings,
  ...doubtReadings,
  ...troubleReadings,
  ...toldMovementReadings,
  ...buildingReadings,
  ...dailyReadings,
  ...companyReadings,
];
