/**
 * Names of motors that titles give, with the gate that each is made for. Nothing else about a model is taken from its
 * name: weight, cycles and voltage are on its label.
 */
import type { GateMovement } from '../gate-passages.ts';

export interface MotorName {
  /** In lower case without accents; the longest that fits the title counts. */
  words: string;
  /** The maker, if only one has the name. */
  brand?: string;
  /** The name means other things too, and counts only in a title that names a maker or a motor. */
  isEverydayWord?: true;
  gate: GateMovement;
}

export const motorNames: readonly MotorName[] = [
  { words: 'dz rio', brand: 'PPA', gate: 'sliding' },
  { words: 'rio 400', brand: 'PPA', gate: 'sliding' },
  { words: 'rio 500', brand: 'PPA', gate: 'sliding' },
  { words: 'rio 600', brand: 'PPA', gate: 'sliding' },
  { words: 'rio 800', brand: 'PPA', gate: 'sliding' },
  { words: 'rio 1000', brand: 'PPA', gate: 'sliding' },
  { words: 'dz home', brand: 'PPA', gate: 'sliding' },
  { words: 'dz brutus', brand: 'PPA', gate: 'sliding' },
  { words: 'brutus', brand: 'PPA', isEverydayWord: true, gate: 'sliding' },
  { words: 'eurus', brand: 'PPA', gate: 'sliding' },
  { words: 'dz nano', brand: 'Rossi', gate: 'sliding' },
  { words: 'nano dz', brand: 'Rossi', gate: 'sliding' },
  { words: 'nano turbo', brand: 'Rossi', gate: 'sliding' },
  { words: 'dz atto', brand: 'Rossi', gate: 'sliding' },
  { words: 'dz3', brand: 'Rossi', gate: 'sliding' },
  { words: 'dz4', brand: 'Rossi', gate: 'sliding' },
  { words: 'nano', brand: 'Rossi', isEverydayWord: true, gate: 'sliding' },
  { words: 'dz 3', brand: 'Rossi', gate: 'sliding' },
  { words: 'dz 4', brand: 'Rossi', gate: 'sliding' },
  { words: 'dz cube', brand: 'PPA', gate: 'sliding' },
  { words: 'dz', gate: 'sliding' },
  { words: 'kdz', brand: 'Garen', gate: 'sliding' },
  { words: 'gatter', brand: 'Peccinin', gate: 'sliding' },
  { words: 'robus', brand: 'Nice', gate: 'sliding' },
  { words: 'dr 400', brand: 'Intelbras', gate: 'sliding' },
  { words: 'dr 600', brand: 'Intelbras', gate: 'sliding' },
  { words: 'dr 700', brand: 'Intelbras', gate: 'sliding' },
  { words: 'dr 1000', brand: 'Intelbras', gate: 'sliding' },
  { words: 'home', brand: 'PPA', isEverydayWord: true, gate: 'tilting' },
  { words: 'bv home', brand: 'PPA', gate: 'tilting' },
  { words: 'penta', brand: 'PPA', isEverydayWord: true, gate: 'tilting' },
  { words: 'potenza', brand: 'PPA', gate: 'tilting' },
];

/** What makers add to the name of a motor, before or after it: `Speed KDZ`, `DZ Rio Jetflex`. */
export const variantsOfMotor: readonly string[] = [
  'jetflex',
  'speed',
  'turbo',
  'fit',
  'max',
  'fast',
  'super',
  'plus',
  'custom',
  'stark',
  'brutalle',
  'cube',
  'smart',
  'light',
];

/** Parts of a name that are written in capitals: `DZ Rio`, `DZ3`. */
export const lettersOfMotor: readonly string[] = ['dz', 'kdz', 'bv', 'dr', 'dz3', 'dz4'];
