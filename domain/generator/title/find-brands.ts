/** Finds the brands that a title names, in the order of the title. */
import { brands, otherBrands, otherEverydayBrands } from '#content/generator/brands.ts';
import { isKnownWord } from './spelling.ts';
import { lengthOf, overlap, phraseOf, type Span, spansOf, type TitleWord } from './title-words.ts';

export interface NamedBrand extends Span {
  name: string;
}

/** A capitalised name after one of these that no list knows is most likely a maker: 'motor Motoppar'. */
const ofMaker = /^(?:motor|motores|placa|central|controle|automatizador|marca|antig[ao])$/;

function unknownMaker(words: readonly TitleWord[]): NamedBrand[] {
  const at = words.findIndex(
    ({ written, folded }, position) =>
      ofMaker.test(words[position - 1]?.plain ?? '') &&
      /^\p{Lu}\p{L}{2,}$/u.test(written) &&
      !isKnownWord(folded),
  );
  const name = words[at]?.written;
  return name === undefined ? [] : [{ name, from: at, to: at + 1 }];
}

export function findBrands(words: readonly TitleWord[]): NamedBrand[] {
  const listed = [
    ...brands,
    ...otherBrands.map((name) => ({ name, isEverydayWord: undefined })),
    ...otherEverydayBrands.map((name) => ({ name, isEverydayWord: true })),
  ]
    .flatMap(({ name, isEverydayWord }) =>
      spansOf(phraseOf(name), words)
        .filter(({ from }) => !isEverydayWord || isBrandHere(words, from))
        .map((span) => ({ ...span, name })),
    )
    .filter((one, _, all) => !all.some((other) => lengthOf(other) > lengthOf(one) && overlap(one, other)))
    .toSorted((one, other) => one.from - other.from);
  return listed.length > 0 ? listed : unknownMaker(words);
}

/** 'motor Nice', 'controle Zap', 'PPA ou Nice', 'Nice Spin', or the bare name with a capital inside the title. */
function isBrandHere(words: readonly TitleWord[], at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  if (/^(?:motor|motores|placa|central|controle|controles|marca|receptor|ou|e|x|versus)$/.test(before))
    return true;
  const after = words[at + 1]?.plain ?? '';
  if (/^(?:ou|x|vs|versus)$/.test(after)) return true;
  const isCapitalised = (position: number) => /^\p{Lu}/u.test(words[position]?.written ?? '');
  // At the beginning every word has a capital, so the model has to have one too: 'Nice Spin'.
  return at > 0 ? isCapitalised(at) && before !== 'em' : isCapitalised(at + 1);
}
