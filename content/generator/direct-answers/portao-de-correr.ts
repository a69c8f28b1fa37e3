/** Every answer to titles about sliding gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-de-correr/choice.ts';
import { explanations } from './portao-de-correr/explained.ts';
import { faultAnswers } from './portao-de-correr/faults.ts';
import { installationAnswers } from './portao-de-correr/installation.ts';
import { priceAnswers } from './portao-de-correr/prices.ts';
import { upkeepAnswers } from './portao-de-correr/upkeep.ts';

export const portaoDeCorrerAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...upkeepAnswers,
];
