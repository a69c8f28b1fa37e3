/** The title as the beginning of a sentence: its own words with their accents, as a question or before a colon. */
import { directAnswers } from '#content/generator/direct-answers.ts';
import { subjects } from '#content/generator/subjects.ts';
import { foldText } from '#domain/fold-text.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { withoutSlips } from './shorthand.ts';

/** `**Como sei a marca do motor?**` or `Vistoria do motor para o seguro:`. */
export function askedPhrase(title: string): { text: string; isQuestion: boolean } {
  const written = writtenOf(title);
  const isQuestion = title.trim().endsWith('?') || asks.test(foldText(written));
  return { text: isQuestion ? `**${written}?**` : `${written}:`, isQuestion };
}

function writtenOf(title: string): string {
  const isShouted = title === title.toUpperCase();
  const plain = withoutSlips(isShouted ? title.toLowerCase() : title)
    .replace(/<[^>]*>|(?!(?<=\p{L})['\u2019]\p{L})[^\p{L}\p{N}\s.,/$%?-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.?,-]+$/, '')
    .trim();
  return capitalise(plain.replace(/\p{L}+/gu, accented));
}

/** Words that begin a question, words that make any title a question, and words that end one. */
const asks = new RegExp(
  [
    '^(?:como|quem|onde|quando|por que|posso|pode|podem|da para|precisa|preciso|e (?!o )|tem|vale|existe|o que|que|serve|adianta|compensa|devo|sera|ha|em quanto|de quem|voces)\\b',
    '\\b(?:quanto|quanta|quantos|quantas|qual|quais)\\b',
    '^\\S+(?: \\S+)? (?:pode|podem|posso|precisa|deve|paga|pagam|e obrigad[oa])\\b',
    '\\b(?:vale a pena|presta|e bom|e melhor|voces (?:vao|fazem|tem|atendem))$',
  ].join('|'),
);

let spellings: Readonly<Record<string, string>> | undefined;

/** Restores the accents of a word from the generator's texts. A word that they also write without accents stays. */
function accented(word: string): string {
  if (word !== foldText(word)) return word;
  spellings ??= readSpellings();
  return spellings[word] ?? word;
}

function readSpellings(): Record<string, string> {
  const said = [
    Object.values(subjects).map(({ name, plural, answers, sections, faults, questions }) => [
      name,
      plural,
      answers,
      sections,
      faults,
      questions,
    ]),
    directAnswers.map(({ answer, heading, text, points, sections, questions }) => [
      answer,
      heading,
      text,
      points,
      sections,
      questions,
    ]),
  ];
  // The address of a link has no accents.
  const words = JSON.stringify(said)
    .replace(/\]\([^)]*\)/g, ' ')
    .match(/\p{L}+/gu);
  const met = new Set(words?.map((word) => word.toLowerCase()));
  const found: Record<string, string> = Object.create(null);
  for (const word of met) {
    const folded = foldText(word);
    if (folded !== word && !met.has(folded)) found[folded] = word;
  }
  return found;
}
