/** Leaves out the price range of all repairs if the page gives that of the repair in question. */
import { facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { refersBack } from './foreign-sentences.ts';

const amount = (name: 'repair.from' | 'repair.to') =>
  factText(facts[name]).replace('$', '\\$').replace(/\s/g, '\\s');
const general = new RegExp(`${amount('repair.from')} (?:a|e) ${amount('repair.to')}(?!\\d)`);
const anyRange = /R\$\s[\d.]*\d (?:a|e) R\$\s[\d.]*\d/g;

export function withoutGeneralRange(page: ComposedPage): ComposedPage {
  const [first = '', ...rest] = page.lead;
  const [answering] = page.sections;
  const decided = [
    first,
    ...(answering ? [...answering.text, ...answering.points.map(({ text }) => text)] : []),
  ];
  const isNarrower = decided.some((text) =>
    (text.match(anyRange) ?? []).some((range) => !general.test(range)),
  );
  if (!isNarrower) return page;
  const fitAll = (texts: readonly string[]) => texts.flatMap((text) => specific(text) ?? []);
  const narrowed = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: fitAll(section.text),
    after: fitAll(section.after),
  });
  return {
    ...page,
    lead: [first, ...fitAll(rest)],
    sections: page.sections.map((section, at) => (at === 0 ? section : narrowed(section))),
    place: page.place && narrowed(page.place),
    closing: fitAll(page.closing),
  };
}

/** The paragraph without the sentences whose only price is the general range; null if nothing is left. */
function specific(paragraph: string): string | null {
  const sentences = sentencesOf(paragraph);
  const kept = sentences.filter((sentence, at) => {
    const isGeneral = general.test(sentence) && (sentence.match(/R\$/g) ?? []).length === 2;
    return !isGeneral || refersBack.test(sentences[at + 1] ?? '');
  });
  return kept.length > 0 ? kept.join(' ') : null;
}
