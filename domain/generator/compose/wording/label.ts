/** What the page calls its subject: the words of the title, or the name of the subject. */
import { functionWords } from '#content/generator/words/known-words.ts';
import { foldText } from '#domain/fold-text.ts';
import { determine, type NounPhrase } from '#domain/generator/grammar.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';

/** Words that occur in half of all titles. */
export const gateWords = /^(?:porta\w*|motor\w*|automatic\w*|eletr\w*|garage\w*|casa|para|com|sem|dos|das)$/;

export function labelOf({ subject, alias }: NamedSubject): string {
  if (alias === null || foldText(subject.name).includes(foldText(alias))) return subject.name;
  return alias.replace(/\b(?:wifi|jetflex|speedy)\b/g, (name) => writtenNames[name] ?? name);
}

/** The same for a heading, where a part of a name, or somebody who does the work, cannot stand for the subject. */
export function topicOf(named: NamedSubject): string {
  const { subject, alias } = named;
  const isPiece = subject.aliases.some((longer) => longer.endsWith(` ${alias}`) && !alias?.includes(' '));
  return isPiece || notASubject.test(alias ?? '') ? subject.name : labelOf(named);
}

const notASubject =
  /24 ?h(?:oras)?|urgen|^(?:serralheiro|técnico|instalador|profissional|chaveiro|eletricista)/;

/** Names that aliases have in lower case. */
const writtenNames: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  jetflex: 'JETFLEX',
  speedy: 'SPEEDY',
};

/** `a fechadura eletromagnética`; an alias has no article, because its gender is not known. */
export function withArticle(named: NamedSubject): string {
  const phrase: NounPhrase = { text: named.subject.name, gender: named.subject.gender, number: 'singular' };
  return determine('o', phrase);
}

/** Whether a text uses a word of the subject's names, in any form. For the gate and the motor, 'motor' and 'portão' count. */
export function saysSubject(text: string, { subject }: NamedSubject): boolean {
  const folded = foldText(text);
  const { name, plural, aliases } = subject;
  const words = [name, plural, ...aliases]
    .flatMap((name) => foldText(name).split(/[^a-z]+/))
    .filter((word) => word.length > 2 && !gateWords.test(word) && !functionWords.has(word));
  const isGeneral = foldText(name)
    .split(' ')
    .every((word) => word.length < 3 || gateWords.test(word));
  return (isGeneral ? ['motor', 'portao'] : words).some((word) => folded.includes(word));
}

/** The words of an alias that the name of the subject does not have: `bateria` of 'bateria do controle'. */
export function ownWords({ subject, alias }: NamedSubject): string[] {
  const name = foldText(subject.name);
  return foldText(alias ?? '')
    .split(' ')
    .filter((word) => word.length > 3 && !gateWords.test(word) && !name.includes(word));
}
