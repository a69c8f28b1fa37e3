/** Every answer about automatic gates: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { howItWorksAnswers } from './explained/how-it-works.ts';
import { partAnswers } from './explained/parts.ts';
import { peopleAndAnimalsAnswers } from './explained/people-and-animals.ts';
import { siteAnswers } from './explained/sites.ts';
import { wayToOpenAnswers } from './explained/ways-to-open.ts';

export const explanations: readonly DirectAnswer[] = [
  ...howItWorksAnswers,
  ...partAnswers,
  ...peopleAndAnimalsAnswers,
  ...siteAnswers,
  ...wayToOpenAnswers,
];
