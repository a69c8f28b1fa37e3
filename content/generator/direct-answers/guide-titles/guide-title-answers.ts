/** Every answer to a title as an owner names a page: a guide, a checklist, a comparison, a list of mistakes or kinds. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { advantageAnswers } from './advantages.ts';
import { beforeBuyingAnswers } from './before-buying.ts';
import { checklistAnswers } from './checklists.ts';
import { collectionAnswers } from './collections.ts';
import { differenceAnswers } from './differences.ts';
import { furtherDefinitionAnswers } from './further-definitions.ts';
import { furtherDifferenceAnswers } from './further-differences.ts';
import { furtherListAnswers } from './further-lists.ts';
import { furtherReasonAnswers } from './further-reasons.ts';
import { howItWorksAnswers } from './how-it-works.ts';
import { kindAnswers } from './kinds.ts';
import { mistakeAnswers } from './mistakes.ts';
import { placeOfUseAnswers } from './places-of-use.ts';
import { reasonAnswers } from './reasons.ts';
import { stepAnswers } from './steps.ts';
import { replacementAnswers } from './when-to-replace.ts';

export const guideTitleAnswers: readonly DirectAnswer[] = [
  ...mistakeAnswers,
  ...checklistAnswers,
  ...advantageAnswers,
  ...differenceAnswers,
  ...kindAnswers,
  ...howItWorksAnswers,
  ...stepAnswers,
  ...replacementAnswers,
  ...beforeBuyingAnswers,
  ...reasonAnswers,
  ...collectionAnswers,
  ...placeOfUseAnswers,
  ...furtherListAnswers,
  ...furtherReasonAnswers,
  ...furtherDefinitionAnswers,
  ...furtherDifferenceAnswers,
];
