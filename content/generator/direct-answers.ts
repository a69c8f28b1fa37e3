/** Every direct answer. Of two that fit a title equally well, the first counts. */
import type { DirectAnswer } from './direct-answer.ts';
import { companyAnswers } from './direct-answers/company.ts';
import { faultAnswers } from './direct-answers/faults.ts';
import { moneyAnswers } from './direct-answers/money.ts';
import { powerAnswers } from './direct-answers/power.ts';
import { productAnswers } from './direct-answers/products.ts';
import { remoteAnswers } from './direct-answers/remote.ts';
import { ruleAnswers } from './direct-answers/rules.ts';
import { serviceAnswers } from './direct-answers/services.ts';
import { stuckAnswers } from './direct-answers/stuck.ts';
import { toldAnswers } from './direct-answers/told.ts';
import { weatherAnswers } from './direct-answers/weather.ts';

export const directAnswers: readonly DirectAnswer[] = [
  ...stuckAnswers,
  ...serviceAnswers,
  ...toldAnswers,
  ...faultAnswers,
  ...remoteAnswers,
  ...powerAnswers,
  ...weatherAnswers,
  ...ruleAnswers,
  ...moneyAnswers,
  ...productAnswers,
  ...companyAnswers,
];
