/** The one kind of gate that a title is about, named or implied. */
import { type GateMovement, gateOfSeries } from '#content/generator/gate-passages.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

const gateOfSubject: Readonly<Record<string, GateMovement>> = {
  'portao-de-correr': 'sliding',
  'portao-basculante': 'tilting',
  'portao-pivotante': 'swinging',
};

/** Parts that only one kind of gate has. */
const gateOfPart: Readonly<Record<string, GateMovement>> = {
  cremalheira: 'sliding',
  roldana: 'sliding',
  'cabo-de-aco': 'tilting',
  contrapeso: 'tilting',
};

/**
 * What people call the kinds of gate. Two such words mean that the title compares gates, even if a direct answer has
 * taken them, so that they name no subject.
 */
const gateOfWord: Readonly<Record<string, GateMovement>> = {
  correr: 'sliding',
  deslizante: 'sliding',
  basculante: 'tilting',
  pivotante: 'swinging',
};

type Named = Pick<TitleMeaning, 'main' | 'others' | 'models' | 'motors' | 'brands' | 'words'>;

/** @returns null if the title names no gate, or two of them */
export function gateInTitle({ main, others, models, motors, brands, words }: Named): GateMovement | null {
  const compared = new Set(words.flatMap((word) => gateOfWord[word] ?? []));
  if (compared.size > 1) return null;
  const ids = [main, ...others].flatMap((subject) => subject?.id ?? []);
  const named = ids.flatMap((id) => gateOfSubject[id] ?? []);
  const implied = [
    ...models.map(({ note }) => note.gate),
    ...motors.map(({ gate }) => gate),
    ...(brands.length > 0 ? words.flatMap((word) => gateOfSeries[word] ?? []) : []),
    ...ids.flatMap((id) => gateOfPart[id] ?? []),
  ];
  const [gate, ...rest] = new Set(named.length > 0 ? named : implied);
  return gate !== undefined && rest.length === 0 ? gate : null;
}

/** The material of the gate, such as `portão de ferro`; null if the title names none. */
export function materialOf({ main, others }: TitleMeaning): string | null {
  const found = [main, ...others].find((subject) => subject !== null && materialIds.includes(subject.id));
  return found?.subject.name ?? null;
}

const materialIds: readonly string[] = ['portao-de-ferro', 'portao-de-madeira', 'portao-de-aluminio'];
