/** Finds the topics that a title asks about, in the order in which they are answered. */
import type { Topic } from '#content/generator/subject.ts';
import { topicWords } from '#content/generator/words/topic-words.ts';
import { phrasesIn, type TitleWord } from './title-words.ts';

/** In 'o manual do motor' the word means the booklet, and not a gate moved by hand. */
function isBooklet(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }, at) => plain === 'manual' && /^(?:de|em)$/.test(words[at + 1]?.plain ?? ''));
}

/** Topics answered with a fact: a title that asks 'qual' or 'quanto' of them does not ask which product to choose. */
const measured: readonly Topic[] = ['price', 'lifetime', 'signs', 'works'];

/** Works other than installing. */
const works: readonly Topic[] = ['care', 'adjust', 'repair', 'replace', 'program'];

export function findTopics(words: readonly TitleWord[]): Topic[] {
  const found = topicWords.flatMap((one) => {
    const spans = phrasesIn(one.words, words);
    return spans.length > 0 ? [{ topic: one.topic, spans }] : [];
  });
  const topics = found.map(({ topic }) => topic);
  const says = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain));
  const isOnly = (topic: Topic, pattern: RegExp) =>
    found.some(
      (one) => one.topic === topic && one.spans.every(({ from }) => pattern.test(words[from]?.plain ?? '')),
    );
  return topics.filter((topic) => {
    // 'Automatizar portão manual' is about installing a motor, and does not ask about power cuts.
    if (topic === 'power')
      return !says(/^(?:automatiz|motoriz)/) && !(isOnly(topic, /^manual$/) && isBooklet(words));
    // 'Engraxar passo a passo' asks for the steps of that work, and not how to install.
    if (topic === 'install')
      return !(topics.some((one) => works.includes(one)) && isOnly('install', /^passo$/));
    // In 'sem ninguém apertar' nobody tightens a screw: 'apertar' is pressing a button.
    if (topic === 'adjust') return !(says(/^(?:ninguem|sem)$/) && isOnly(topic, /^apertar$/));
    // 'Cheiro de óleo queimado' is about a fault, and does not ask about greasing.
    if (topic === 'care') return !(says(/^(?:cheir|queim|vaz|fumac)/) && isOnly(topic, /^(?:oleo|graxa)$/));
    // 'Não funciona com o controle' is a fault, and does not ask what fits.
    if (topic === 'compatibility') return !(says(/^nao$/) && isOnly(topic, /^funciona/));
    // 'Qual o preço' asks the price, and 'quantas horas aguenta' the lifetime: neither asks which one to choose.
    if (topic === 'choose')
      return !(topics.some((one) => measured.includes(one)) && isOnly(topic, /^(?:qua|aguenta|suporta)/));
    return true;
  });
}
