/**
 * Finds what an off-topic title is about: somebody in danger, a thing that shares a word with the gate, or anything
 * else.
 */
import { homonyms } from '#content/generator/words/homonyms.ts';
import { offTopicsOfPeople } from '#content/generator/words/off-topic/people.ts';
import { offTopicsOfThings } from '#content/generator/words/off-topic/things.ts';
import type { OffTopic } from '#content/generator/words/off-topic.ts';
import { powerCut } from '#content/generator/words/title-groups.ts';
import { findSubjects } from '#domain/generator/title/find-subjects.ts';
import { asksCompany } from '#domain/generator/title/implied-subjects.ts';
import { spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import { overlap, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';

const gateOrMotorWord =
  /^(?:porta(?:o|oes)|garage(?:m|ns)|motor(?:es)?|basculantes?|deslizantes?|cancelas?|automatizador\w*|no-?break|central|fotocelula\w*|cremalheira\w*|control\w*|placas?|receptor\w*|interfone\w*|botoeira\w*|abrir|abre)$/;

/** Whose power is cut and who has to take the car out asks about the gate. */
const carInGarage = 'sair com o carro|sair com carro|sair de carro|tirar o carro|tirar carro|carro preso';

const plainOffTopics = [...offTopicsOfPeople, ...offTopicsOfThings];

/** @param placesNamed the places of the title, whose names are not off-topic words: 'Jardim das Orquídeas' */
export function findOffTopic(
  words: readonly TitleWord[],
  placesNamed: readonly Span[],
): OffTopic | undefined {
  return findHomonym(words) ?? findPlainOffTopic(words, placesNamed);
}

/** @returns the thing that shares a word with the gate, if the rest of the title names nothing of ours */
function findHomonym(words: readonly TitleWord[]): OffTopic | undefined {
  return homonyms.find((homonym) => {
    const spans = spansOfGroup(homonym.words, words);
    const isOutside = (at: number) => !spans.some(({ from, to }) => at >= from && at < to);
    if (spans.length === 0) return false;
    return (
      homonym.appliesDespiteGate ||
      !words.some(({ plain }, at) => gateOrMotorWord.test(plain) && isOutside(at))
    );
  });
}

/** Subjects that a title on anything may name: a phone, a shop, help, a warranty. */
const widelyNamedIds: readonly string[] = [
  'portao-pelo-celular',
  'portao-de-comercio',
  'assistencia-tecnica',
  'garantia',
  'manutencao-preventiva',
  'automatizacao',
];

/** @returns a topic that shares no words with gates, if the title neither names a subject of ours nor asks about us */
function findPlainOffTopic(words: readonly TitleWord[], placesNamed: readonly Span[]): OffTopic | undefined {
  if (words.some(({ plain }) => gateOrMotorWord.test(plain))) return undefined;
  // A rental is refused by the name of what is rented, and not by its occasion: 'aluguel de vestido de noiva'.
  if (words.some(({ plain }, at) => /^(?:aluguel|locacao)$/.test(plain) && words[at + 1]?.plain === 'de'))
    return undefined;
  if (asksCompany(words.map(({ plain }) => plain))) return undefined;
  if (spansOfGroup(carInGarage, words).length > 0 && spansOfGroup(powerCut, words).length > 0)
    return undefined;
  if (findSubjects(words).some(({ id }) => !widelyNamedIds.includes(id))) return undefined;
  return plainOffTopics.find((entry) =>
    spansOfGroup(entry.words, words).some(
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
