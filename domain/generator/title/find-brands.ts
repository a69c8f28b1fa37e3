/** Finds the brands that a title names, in the order of the title. */

import { brands, otherBrands, otherEverydayBrands } from '#content/generator/brands.ts';
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { phraseOf, spansOf } from './phrases/phrases.ts';
import { isKnownWord } from './spelling.ts';
import { lengthOf, overlap, type Span, type TitleWord } from './title-words.ts';

export interface NamedBrand extends Span {
  name: string;
}

/** A capitalised name after one of these that no list knows is most likely a maker: 'motor Motoppar'. */
const beforeMaker = /^(?:motor|motores|placa|central|controle|automatizador|marca|antig[ao])$/;

function unknownMaker(words: readonly TitleWord[]): NamedBrand[] {
  const isAsked = words.some(({ plain }) => askedOfMaker.test(plain));
  const at = words.findIndex(({ written, folded }, position) => {
    const isBeside = beforeMaker.test(words[position - 1]?.plain ?? '');
    // 'Motor de portão Ditec'.
    const isAfterGate =
      /^portao$/.test(words[position - 1]?.plain ?? '') && beforeMaker.test(words[position - 3]?.plain ?? '');
    const isName =
      /^\p{Lu}\p{L}{2,}$/u.test(written) ||
      (isAsked && /^\p{L}{4,}$/u.test(written) && !inflected.test(folded));
    return (isBeside || isAfterGate) && isName && !isKnownWord(folded);
  });
  const name = words[at]?.written;
  return name === undefined ? [] : [{ name: capitalise(name), from: at, to: at + 1 }];
}

/** What is asked of a maker. With one of these, a name typed without a capital counts too. */
const askedOfMaker =
  /^(?:precos?|valor|bom|boa|presta|assistencia|tecnica|autorizada|vale|confiavel|manual|consert\w*)$/;
/** Endings of verbs, adverbs and adjectives, which tell what the motor does or how it is. */
const inflected =
  /(?:[aei]ndo|[aei]d[ao]s?|[aei]r|mente|cao|coes|vel|veis|os[ao]s?|ic[ao]s?|eir[ao]s?|ante|ente|inho|inha)$/;

export function findBrands(words: readonly TitleWord[]): NamedBrand[] {
  const listed = [
    ...brands,
    ...otherBrands.map((name) => ({ name, isEverydayWord: undefined, unless: undefined })),
    ...otherEverydayBrands.map((name) => ({ name, isEverydayWord: true, unless: undefined })),
  ]
    .filter(({ unless }) => !words.some(({ plain }) => unless?.includes(plain)))
    .flatMap(({ name, isEverydayWord }) =>
      spansOf(phraseOf(name), words)
        .filter(({ from }) => !isEverydayWord || isBrandHere(words, from))
        .map((span) => ({ ...span, name })),
    )
    .filter((span, _, all) => !all.some((other) => lengthOf(other) > lengthOf(span) && overlap(span, other)))
    .toSorted((one, other) => one.from - other.from);
  return listed.length > 0 ? listed : unknownMaker(words);
}

const kindsOfGate = /^(?:basculante|deslizante|pivotante)$/;
const productWord = /^(?:motor|motores|kit|automatizador|acionador)$/;

/** 'motor Nice', 'controle Zap', 'PPA ou Nice', 'Nice Spin', or the bare name with a capital inside the title. */
function isBrandHere(words: readonly TitleWord[], at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  if (/^(?:motor|motores|placa|central|controle|controles|marca|receptor|ou|e|x|versus)$/.test(before))
    return true;
  // 'Kit basculante Seg' has the kind of gate between them.
  if (kindsOfGate.test(before) && productWord.test(words[at - 2]?.plain ?? '')) return true;
  // 'Conserto de motor de portão seg', where a second would have a figure before it. 'Motor de portão linear' is a kind.
  if (before === 'portao' && words[at]?.plain !== 'linear' && productWord.test(wordBefore(words, at - 1)))
    return true;
  const after = words[at + 1]?.plain ?? '';
  // 'Seg Fit 4s' begins with its maker; a second never begins a title.
  if (at === 0 && /^(?:fit|rapid|titan|jet|basculante|deslizante)$/.test(after)) return true;
  if (/^(?:ou|x|vs|versus)$/.test(after)) return true;
  const isCapitalised = (position: number) => /^\p{Lu}/u.test(words[position]?.written ?? '');
  // At the beginning every word has a capital, so the model has to have one too: 'Nice Spin'.
  return at > 0 ? isCapitalised(at) && before !== 'em' : isCapitalised(at + 1);
}

/** The word before a position, without a preposition between them: 'motor' of 'motor de portão'. */
function wordBefore(words: readonly TitleWord[], at: number): string {
  const isPreposition = /^(?:de|do|da|para|pra)$/.test(words[at - 1]?.plain ?? '');
  return words[at - (isPreposition ? 2 : 1)]?.plain ?? '';
}

/** The only brand of a title, if it is not ours. */
export function otherBrandOf(brands: readonly NamedBrand[]): NamedBrand | undefined {
  const [one] = brands;
  const isAlone = brands.every(({ name }) => name === one?.name);
  return one && isAlone && !ourNames.includes(one.name) ? one : undefined;
}

/** The two brands of a title that compares ours with another, or two others. */
export function twoBrandsOf(
  brands: readonly NamedBrand[],
  kind: NonNullable<DirectAnswer['ofTwoBrands']>,
): readonly NamedBrand[] {
  // A title that compares more of them is answered for all.
  const two = namedOnce(brands);
  const hasOurs = two.some(({ name }) => name === ourBrand);
  const isFitting = two.length === 2 && (kind === 'any' || hasOurs === (kind === 'with-ours'));
  return isFitting && two.every(({ name }) => name !== ourControls) ? two : [];
}

export function makersOf(brands: readonly NamedBrand[]): readonly NamedBrand[] {
  return namedOnce(brands).filter(({ name }) => name !== ourControls);
}

/** The first mention of each brand. */
function namedOnce(brands: readonly NamedBrand[]): readonly NamedBrand[] {
  return brands.filter(({ name }, at) => brands.findIndex((brand) => brand.name === name) === at);
}

export const ourBrand = 'PPA';
export const ourControls = 'Zap';
/** The brands of what we sell. */
export const ourNames: readonly string[] = [ourBrand, ourControls];
