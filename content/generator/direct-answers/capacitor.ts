/** Every answer to titles about capacitors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './capacitor/choice.ts';
import { explanations } from './capacitor/explained.ts';
import { faultAnswers } from './capacitor/faults.ts';

export const capacitorAnswers: readonly DirectAnswer[] = [...choiceAnswers, ...explanations, ...faultAnswers];
