/** Every answer of this folder: what people order, in the words in which they order it. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { accessoryOrders } from './accessories.ts';
import { companyOrders } from './asked-of-us.ts';
import { boughtPartAnswers } from './bought-parts.ts';
import { changeOrders } from './changes.ts';
import { contractAnswers } from './contracts.ts';
import { decidingChoiceAnswers } from './deciding-choices.ts';
import { decidingDoubtAnswers } from './deciding-doubts.ts';
import { decidingPartAnswers } from './deciding-parts.ts';
import { figureOrders } from './figures-and-sets.ts';
import { fittingAnswers } from './fitting.ts';
import { kitAnswers } from './kits.ts';
import { makerOrders } from './makers.ts';
import { modelOrders } from './our-models.ts';
import { remoteOrders } from './remotes.ts';
import { sparePartAnswers } from './spare-parts.ts';

export const orderAnswers: readonly DirectAnswer[] = [
  ...kitAnswers,
  ...remoteOrders,
  ...sparePartAnswers,
  ...boughtPartAnswers,
  ...fittingAnswers,
  ...contractAnswers,
  ...changeOrders,
  ...accessoryOrders,
  ...companyOrders,
  ...modelOrders,
  ...figureOrders,
  ...makerOrders,
  ...decidingPartAnswers,
  ...decidingChoiceAnswers,
  ...decidingDoubtAnswers,
];
