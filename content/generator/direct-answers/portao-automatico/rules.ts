/** Every answer about automatic gates: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { damageAnswers } from './rules/damage.ts';
import { generalRuleAnswers } from './rules/general.ts';
import { neighboursAndStreetsAnswers } from './rules/neighbours-and-streets.ts';
import { papersAnswers } from './rules/papers.ts';
import { tenancyAndPurchaseAnswers } from './rules/tenancy-and-purchase.ts';
import { whoPaysAnswers } from './rules/who-pays.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  ...neighboursAndStreetsAnswers,
  ...papersAnswers,
  ...damageAnswers,
  ...tenancyAndPurchaseAnswers,
  ...generalRuleAnswers,
  ...whoPaysAnswers,
];
