/** Every answer to titles about gates of shops and firms. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-de-comercio/choice.ts';
import { upkeepAnswers } from './portao-de-comercio/upkeep.ts';

export const portaoDeComercioAnswers: readonly DirectAnswer[] = [...choiceAnswers, ...upkeepAnswers];
