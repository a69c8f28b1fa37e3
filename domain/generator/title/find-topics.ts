/** Finds what a title asks, in the order in which it is answered. */
import type { Topic } from '#content/generator/subject.ts';
import { topicWords } from '#content/generator/words/topic-words.ts';
import { phrasesIn, type TitleWord } from './title-words.ts';

/** 'O manual do motor' is a booklet. */
function isBooklet(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }, at) => plain === 'manual' && /^(?:de|em)$/.test(words[at + 1]?.plain ?? ''));
}

/** What is told and not chosen. */
const measured: readonly Topic[] = ['price', 'lifetime', 'signs', 'works'];

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
    // A manual gate that is to have a motor is no question about power cuts.
    if (topic === 'power')
      return !says(/^(?:automatiz|motoriz)/) && !(isOnly(topic, /^manual$/) && isBooklet(words));
    // 'Sem ninguém apertar' turns no screw; 'cheiro de óleo queimado' asks for no oil.
    if (topic === 'adjust') return !(says(/^(?:ninguem|sem)$/) && isOnly(topic, /^apertar$/));
    if (topic === 'care') return !(says(/^(?:cheir|queim|vaz|fumac)/) && isOnly(topic, /^(?:oleo|graxa)$/));
    // 'Não funciona com o controle' asks nothing of what fits; 'quantas horas aguenta' does not ask which one.
    if (topic === 'compatibility') return !(says(/^nao$/) && isOnly(topic, /^funciona/));
    // 'Qual o preço' asks the price.
    if (topic === 'choose')
      return !(topics.some((one) => measured.includes(one)) && isOnly(topic, /^(?:qua|aguenta|suporta)/));
    return true;
  });
}
