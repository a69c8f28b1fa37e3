/** Every answer about warranties and rights: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalRuleAnswers } from './rules/general.ts';
import { papersAnswers } from './rules/papers.ts';
import { returnsAndRefundsAnswers } from './rules/returns-and-refunds.ts';
import { sellersAndPapersAnswers } from './rules/sellers-and-papers.ts';
import { whoPaysAnswers } from './rules/who-pays.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  ...papersAnswers,
  ...generalRuleAnswers,
  ...returnsAndRefundsAnswers,
  ...sellersAndPapersAnswers,
  ...whoPaysAnswers,
];
