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

/** With these nobody but the technician switches the gate on, unlocks it or moves it. */
const untouchable: readonly Concern[] = ['queimado', 'agua', 'fora-do-trilho'];

/** Those a resident may look for with a few tests of his own. */
export const testableSymptoms = symptoms.filter((concern) => !untouchable.includes(concern));
