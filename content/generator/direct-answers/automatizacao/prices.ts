/** Every answer about automating a gate: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalPriceAnswers } from './prices/general.ts';
import { worthItAnswers } from './prices/worth-it.ts';

export const priceAnswers: readonly DirectAnswer[] = [...generalPriceAnswers, ...worthItAnswers];
