/** Every answer about gates of condominiums: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalRuleAnswers } from './rules/general.ts';
import { papersAnswers } from './rules/papers.ts';
import { tenantAnswers } from './rules/tenants.ts';
import { whoPaysAnswers } from './rules/who-pays.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  ...papersAnswers,
  ...generalRuleAnswers,
  ...tenantAnswers,
  ...whoPaysAnswers,
];
