/** Every answer about gates of condominiums: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { brandsAndModelsAnswers } from './choice/brands-and-models.ts';
import { choosingByUseAnswers } from './choice/choosing-by-use.ts';
import { comparisons } from './choice/comparisons.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';
import { figureAnswers } from './choice/figures.ts';
import { heavyUseAnswers } from './choice/heavy-use.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...brandsAndModelsAnswers,
  ...choosingByUseAnswers,
  ...comparisons,
  ...compatibilityAnswers,
  ...figureAnswers,
  ...heavyUseAnswers,
];
