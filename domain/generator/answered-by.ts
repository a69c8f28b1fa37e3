/** Finds the hand-written page that already answers a title (docs/specification/generator.md#notices). */
import { handWrittenSlugs } from '#content/generator/words/hand-written-slugs.ts';
import { significantWords } from '#domain/catalogue/search-words.ts';
import { foldText } from '#domain/fold-text.ts';

interface HandWrittenPage {
  path: string;
  words: readonly string[];
  /** Its significant words, sorted, in one text. */
  significant: string;
}

/** Phrases of batch titles that say nothing about the subject, and the region that every page is for. */
const emptyWords =
  /\b(?:guia completo|preco, prazo e garantia|em sao paulo e regiao|o que saber antes|tudo sobre)\b/g;

const prefixes = { topics: '/topicos/', problems: '/', terms: '/termos/' } as const;

const pages: readonly HandWrittenPage[] = (['topics', 'problems', 'terms'] as const).flatMap((family) =>
  handWrittenSlugs[family].map((slug) => pageOf(`${prefixes[family]}${slug}`, slug.replaceAll('-', ' '))),
);

/** @returns its address, or null */
export function answeredBy(title: string): string | null {
  const wanted = pageOf('', foldText(title).replace(emptyWords, ' '));
  const same = pages.filter(({ significant }) => significant !== '' && significant === wanted.significant);
  // Of pages that share as many words, the one with fewer words comes first.
  const shared = ({ words }: HandWrittenPage) =>
    words.filter((word) => wanted.words.includes(word)).length - words.length / 100;
  return same.toSorted((one, other) => shared(other) - shared(one))[0]?.path ?? null;
}

function pageOf(path: string, text: string): HandWrittenPage {
  return {
    path,
    words: text.split(/[^a-z0-9]+/),
    significant: significantWords(text).toSorted().join(' '),
  };
}
