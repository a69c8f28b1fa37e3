import type { Concern } from './material.ts';

/** What may be wrong with a gate, so that a title about it asks for causes and a repair. */
export const symptoms: readonly Concern[] = [
  'barulho',
  'nao-abre',
  'nao-fecha',
  'sozinho',
  'travado',
  'queimado',
  'lento',
  'agua',
  'fora-do-trilho',
  'nao-funciona',
];
