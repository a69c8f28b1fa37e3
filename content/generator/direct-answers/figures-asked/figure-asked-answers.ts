/** The answers to titles that ask for a figure, or give one. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { kitFigureAnswers } from './asked-of-kits.ts';
import { controlFigureAnswers } from './controls-and-counts.ts';
import { electricFigureAnswers } from './electric-figures.ts';
import { furtherCountAnswers } from './further-counts.ts';
import { furtherElectricAnswers } from './further-electric.ts';
import { furtherPairAnswers } from './further-pairs.ts';
import { superlativeAnswers } from './most-of-all.ts';
import { pairAnswers } from './pairs-asked.ts';
import { pricedTogetherAnswers } from './priced-together.ts';
import { secondAnswers } from './seconds-and-models.ts';
import { toldFigureAnswers } from './told-figures.ts';
import { weightAnswers } from './weights-and-powers.ts';
import { sizeAnswers } from './widths-and-heights.ts';

export const figureAskedAnswers: readonly DirectAnswer[] = [
  ...superlativeAnswers,
  ...secondAnswers,
  ...weightAnswers,
  ...sizeAnswers,
  ...electricFigureAnswers,
  ...furtherElectricAnswers,
  ...controlFigureAnswers,
  ...furtherCountAnswers,
  ...pairAnswers,
  ...furtherPairAnswers,
  ...kitFigureAnswers,
  ...toldFigureAnswers,
  ...pricedTogetherAnswers,
];
