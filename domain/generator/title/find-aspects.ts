/** Finds the aspects that a title asks about, in the order in which they are answered. */
import type { Aspect } from '#content/generator/subject.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { spansOfAny } from './phrases/phrases.ts';
import type { Span, TitleWord } from './title-words.ts';

/** In 'o manual do motor' the word means the booklet, and not a gate moved by hand. */
function isBooklet(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }, at) => plain === 'manual' && /^(?:de|em)$/.test(words[at + 1]?.plain ?? ''));
}

/** 'Não fecha: é a fotocélula ou a placa' offers two causes of a fault, and chooses no product. */
function asksCause(words: readonly TitleWord[]): boolean {
  const either = words.findIndex(({ plain }) => plain === 'ou');
  return words.slice(0, either).some(({ plain }) => plain === 'e') && tellsFault(words);
}

function tellsFault(words: readonly TitleWord[]): boolean {
  return faultWords.some((entry) => spansOfAny(entry.words, words).length > 0);
}

/** Aspects answered with a fact: a title that asks 'qual' or 'quanto' of them does not ask which product to choose. */
const measured: readonly Aspect[] = ['price', 'lifetime', 'signs', 'works'];

/** Jobs other than installing. */
const otherJobs: readonly Aspect[] = ['care', 'adjust', 'repair', 'replace', 'program'];

/** @returns where the title asks what something is there for */
export function asksPurpose(words: readonly TitleWord[]): Span[] {
  return spansOfAny(['para que serve*'], words);
}

export function findAspects(words: readonly TitleWord[]): Aspect[] {
  const found = aspectWords.flatMap((entry) => {
    const spans = spansOfAny(entry.words, words);
    return spans.length > 0 ? [{ aspect: entry.aspect, spans }] : [];
  });
  const aspects = found.map(({ aspect }) => aspect);
  const says = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain));
  /** Whether every phrase by which the title asks for the aspect begins with such a word. */
  const isOnlyBy = (wanted: Aspect, pattern: RegExp) =>
    found.some(
      ({ aspect, spans }) =>
        aspect === wanted && spans.every(({ from }) => pattern.test(words[from]?.plain ?? '')),
    );
  const asked = aspects.filter((aspect) => {
    // 'Automatizar portão manual' is about installing a motor, and does not ask about power cuts.
    if (aspect === 'power')
      return !says(/^(?:automatiz|motoriz)/) && !(isOnlyBy(aspect, /^manual$/) && isBooklet(words));
    // 'Engraxar passo a passo' asks for the steps of that work, and not how to install.
    if (aspect === 'install')
      return !(
        (aspects.some((other) => otherJobs.includes(other)) && isOnlyBy('install', /^passo$/)) ||
        // 'Depois que o vizinho instalou' tells what was done.
        isOnlyBy('install', /^instal(?:ou|aram|ei|aste)$/) ||
        // 'Colocar o portão de volta no trilho' puts back what was installed before.
        (isOnlyBy('install', /^coloc/) && says(/^(?:volta|lugar|trilho|recolocar)$/))
      );
    // 'O que pode ser' asks for the cause.
    if (aspect === 'allowed') return !(isOnlyBy(aspect, /^pode$/) && says(/^ser$/));
    // In 'sem ninguém apertar' nobody tightens a screw: 'apertar' is pressing a button.
    if (aspect === 'adjust') return !(says(/^(?:ninguem|sem)$/) && isOnlyBy(aspect, /^apertar$/));
    // 'Cheiro de óleo queimado' is about a fault, and does not ask about greasing.
    if (aspect === 'care')
      return !(says(/^(?:cheir|queim|vaz|fumac)/) && isOnlyBy(aspect, /^(?:oleo|graxa)$/));
    // 'Não funciona com o controle' is a fault, and 'para que serve' asks what something is for: neither asks what fits.
    if (aspect === 'compatibility')
      return !(
        (says(/^nao$/) && isOnlyBy(aspect, /^funciona/)) ||
        (isOnlyBy(aspect, /^serve/) && asksPurpose(words).length > 0)
      );
    // 'Qual o preço' asks the price, and 'quantas horas aguenta' the lifetime: neither asks which one to choose.
    if (aspect === 'choose')
      return !(
        (aspects.some((other) => measured.includes(other)) && isOnlyBy(aspect, /^(?:qua|aguenta|suporta)/)) ||
        (isOnlyBy(aspect, /^ou$/) && asksCause(words))
      );
    return true;
  });
  // 'O que é e como funciona' is answered in that order.
  return asked.includes('what') && asked.includes('works')
    ? ['what', ...asked.filter((aspect) => aspect !== 'what')]
    : asked;
}
