/** Finds the other world that a title belongs to: somebody in danger, a word that the gate shares, or a subject that is no gate. */
import { homonyms } from '#content/generator/words/homonyms.ts';
import type { OtherWorld } from '#content/generator/words/other-worlds.ts';
import { worldsOfPeople } from '#content/generator/words/worlds/people.ts';
import { worldsOfThings } from '#content/generator/words/worlds/things.ts';
import { findSubjects } from '#domain/generator/title/find-subjects.ts';
import { asksCompany } from '#domain/generator/title/implied-subjects.ts';
import { overlap, type Span, spansOfAny, type TitleWord } from '#domain/generator/title/title-words.ts';

const gateOrMotorWord =
  /^(?:porta(?:o|oes)|garage(?:m|ns)|motor(?:es)?|basculantes?|deslizantes?|cancelas?|automatizador\w*|no-?break|central|fotocelula\w*|cremalheira\w*|control\w*|placas?|receptor\w*|interfone\w*|botoeira\w*|abrir|abre)$/;

const strangeWorlds = [...worldsOfPeople, ...worldsOfThings];

/** @param placesNamed the places of the title, whose names are not words of a world: 'Jardim das Orquídeas' */
export function findWorld(words: readonly TitleWord[], placesNamed: readonly Span[]): OtherWorld | undefined {
  return findHomonym(words) ?? findStrangeWorld(words, placesNamed);
}

/** @returns the other world whose thing shares a word with the gate, if the rest of the title names nothing of ours */
function findHomonym(words: readonly TitleWord[]): OtherWorld | undefined {
  return homonyms.find((world) => {
    const spans = spansOfWorld(world, words);
    const isOutside = (at: number) => !spans.some(({ from, to }) => at >= from && at < to);
    if (spans.length === 0) return false;
    return (
      world.appliesDespiteGate || !words.some(({ plain }, at) => gateOrMotorWord.test(plain) && isOutside(at))
    );
  });
}

/** Words that a title of any world may have: a telephone, a building, help, a guarantee. */
const anyWorldIds: readonly string[] = [
  'portao-pelo-celular',
  'portao-de-comercio',
  'assistencia-tecnica',
  'garantia',
  'manutencao-preventiva',
  'automatizacao',
];

/** @returns a world that shares no words with us, if the title neither names a subject of ours nor asks about us */
function findStrangeWorld(words: readonly TitleWord[], placesNamed: readonly Span[]): OtherWorld | undefined {
  if (words.some(({ plain }) => gateOrMotorWord.test(plain))) return undefined;
  // A rental is refused by the name of what is rented, and not by its occasion: 'aluguel de vestido de noiva'.
  if (words.some(({ plain }, at) => /^(?:aluguel|locacao)$/.test(plain) && words[at + 1]?.plain === 'de'))
    return undefined;
  if (asksCompany(words.map(({ plain }) => plain))) return undefined;
  if (findSubjects(words).some(({ id }) => !anyWorldIds.includes(id))) return undefined;
  return strangeWorlds.find((world) =>
    spansOfWorld(world, words).some(
      (span) => !placesNamed.some((place) => overlap(place, span)) && !isInQuarterName(span, words),
    ),
  );
}

/** A quarter that no list has: 'Jardim das Orquídeas'. */
function isInQuarterName({ from }: Span, words: readonly TitleWord[]): boolean {
  const before = words[from - 1]?.plain === 'de' ? words[from - 2] : words[from - 1];
  return quarterPrefix.test(before?.plain ?? '');
}

const quarterPrefix = /^(?:jardim|vila|parque|rua|avenida|alameda|bairro|chacara|conjunto|praca|estrada)$/;

function spansOfWorld({ words: listed }: OtherWorld, words: readonly TitleWord[]): Span[] {
  return spansOfAny(listed.split('|'), words);
}
