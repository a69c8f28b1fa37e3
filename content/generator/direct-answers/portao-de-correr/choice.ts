/** Every answer about sliding gates: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { brandsAndModelsAnswers } from './choice/brands-and-models.ts';
import { buyingAnswers } from './choice/buying.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { figureAnswers } from './choice/figures.ts';
import { modelAndWeightAnswers } from './choice/model-and-weight.ts';
import { rackKitAnswers } from './choice/rack-kits.ts';
import { spaceAndShapeAnswers } from './choice/space-and-shape.ts';
import { weightAndLengthAnswers } from './choice/weight-and-length.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...brandsAndModelsAnswers,
  ...buyingAnswers,
  ...choosingAnswers,
  ...figureAnswers,
  ...modelAndWeightAnswers,
  ...rackKitAnswers,
  ...spaceAndShapeAnswers,
  ...weightAndLengthAnswers,
];
