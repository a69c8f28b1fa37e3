/** The note about the gates of a place, reduced to what concerns the gate, the part and the work of the title. */
import type { GateMovement } from '#content/generator/gate-passages.ts';
import {
  choiceWords,
  refersBackWords,
  sceneryWords,
  troubleWords,
  wordsOfBuilding,
  wordsOfGate,
  wordsOfPart,
} from '#content/generator/places/note-words.ts';
import { placeNotes, zoneNotes } from '#content/generator/places/place-notes.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import type { Purpose } from '#domain/generator/compose/purpose.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { isCollective, type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';

export interface NoteRequest {
  main: NamedSubject;
  /** The one kind of gate that the title is about. */
  gate: GateMovement | null;
  purpose: Purpose;
}

const trouble = new RegExp(troubleWords, 'iu');
const choice = new RegExp(choiceWords, 'iu');
const refersBack = new RegExp(refersBackWords, 'iu');
const scenery = new RegExp(sceneryWords, 'u');
/** Subjects that rank as parts, but are about a whole gate or motor. */
const wholeIds: readonly string[] = [
  'kit-de-motor',
  'automatizacao',
  'motor-rapido',
  'manutencao-preventiva',
];

/** @returns the sentences that concern the title; empty if there are none */
export function noteOn({ name, slug }: NamedPlace, request: NoteRequest): string {
  const isPart = isPartOf(request.main);
  const note = (slug === null ? undefined : placeNotes[slug]) ?? zoneNotes[name];
  if (note === undefined) return '';
  const kept: string[] = [];
  let isAfterGap = false;
  for (const sentence of sentencesOf(note)) {
    const isIn: boolean = concerns(sentence, request) && !(isAfterGap && refersBack.test(sentence));
    if (isIn) kept.push(sentence);
    isAfterGap = !isIn;
  }
  const said = kept.join(' ');
  return !isPart && said.length < shortestNote ? '' : said;
}

/** In characters. A shorter note about a whole gate would be true of any place. */
const shortestNote = 50;

function isPartOf({ id }: NamedSubject): boolean {
  return prominenceOf(id) === partProminence && !wholeIds.includes(id);
}

function concerns(sentence: string, { main, gate, purpose }: NoteRequest): boolean {
  if (scenery.test(sentence)) return false;
  if (isPartOf(main)) {
    const own = wordsOfPart[main.id];
    return own !== undefined && wordsOf(own).test(sentence);
  }
  // A tilting gate that scrapes on a ramp is that of a house.
  const isOfHouse = wordsOf(anyGate).test(sentence) && !wordsOf(wordsOfBuilding).test(sentence);
  if (isCollective(main) && isOfHouse) return false;
  if (gate !== null && !isOnlyAbout(sentence, gate)) return false;
  if (purpose === 'purchase') return choice.test(sentence) && !trouble.test(sentence);
  return purpose === 'question' ? trouble.test(sentence) || choice.test(sentence) : trouble.test(sentence);
}

const anyGate = Object.values(wordsOfGate).join('|');

/** Whether a sentence is about this kind of gate only. */
function isOnlyAbout(sentence: string, gate: GateMovement): boolean {
  const others = Object.entries(wordsOfGate).flatMap(([kind, words]) => (kind === gate ? [] : [words]));
  return wordsOf(wordsOfGate[gate]).test(sentence) && !wordsOf(others.join('|')).test(sentence);
}

function wordsOf(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
}
