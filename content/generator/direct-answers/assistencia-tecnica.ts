/** Every answer to titles about repairs and visits. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './assistencia-tecnica/choice.ts';
import { explanations } from './assistencia-tecnica/explained.ts';
import { hoursAndUrgencyAnswers } from './assistencia-tecnica/hours-and-urgency.ts';
import { priceAnswers } from './assistencia-tecnica/prices.ts';
import { ruleAnswers } from './assistencia-tecnica/rules.ts';
import { secondOpinionsAnswers } from './assistencia-tecnica/second-opinions.ts';
import { stuckAfterHoursAnswers } from './assistencia-tecnica/stuck-after-hours.ts';
import { upkeepAnswers } from './assistencia-tecnica/upkeep.ts';
import { visitsAnswers } from './assistencia-tecnica/visits.ts';
import { whoRepairsAnswers } from './assistencia-tecnica/who-repairs.ts';
import { whoWeAreAnswers } from './assistencia-tecnica/who-we-are.ts';

export const assistenciaTecnicaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...hoursAndUrgencyAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...secondOpinionsAnswers,
  ...stuckAfterHoursAnswers,
  ...upkeepAnswers,
  ...visitsAnswers,
  ...whoRepairsAnswers,
  ...whoWeAreAnswers,
];
