/** Titles that customers type as they would say them: who pays, after a robbery, what the law says, whom to trust. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { robberyAnswers } from './after-a-robbery.ts';
import { buildingAndPairAnswers } from './buildings-and-pairs.ts';
import { controlAndHouseAnswers } from './controls-and-houses.ts';
import { familyAnswers } from './family.ts';
import { foundOpenAndStormAnswers } from './found-open-and-storms.ts';
import { lawAndDutyAnswers } from './law-and-duty.ts';
import { peopleAndOpeningAnswers } from './people-and-openings.ts';
import { repeatedAndToldAnswers } from './repeated-and-told.ts';
import { rulesAndBuildingAnswers } from './rules-and-buildings.ts';
import { ruralAndSharedAnswers } from './rural-and-shared.ts';
import { technicianAnswers } from './technicians.ts';
import { tenantAnswers } from './tenants.ts';
import { toldSignAnswers } from './told-signs.ts';
import { tradePeopleAnswers } from './trade-people.ts';
import { upkeepAskedAnswers } from './upkeep-asked.ts';
import { warrantyAndDayAnswers } from './warranty-and-days.ts';
import { whoPaysAnswers } from './who-pays.ts';

export const toldInFullAnswers: readonly DirectAnswer[] = [
  ...whoPaysAnswers,
  ...robberyAnswers,
  ...lawAndDutyAnswers,
  ...technicianAnswers,
  ...warrantyAndDayAnswers,
  ...tradePeopleAnswers,
  ...controlAndHouseAnswers,
  ...peopleAndOpeningAnswers,
  ...buildingAndPairAnswers,
  ...ruralAndSharedAnswers,
  ...tenantAnswers,
  ...familyAnswers,
  ...foundOpenAndStormAnswers,
  ...repeatedAndToldAnswers,
  ...rulesAndBuildingAnswers,
  ...upkeepAskedAnswers,
  ...toldSignAnswers,
];
