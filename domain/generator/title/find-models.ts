/** Finds the models and kits of our brand that a title names. */
import { type ModelNote, modelNotes } from '#content/generator/model-notes.ts';
import { alternativesOf, spansOf } from './phrases/phrases.ts';
import { lengthOf, overlap, type Span, type TitleWord } from './title-words.ts';

export interface NamedModel extends Span {
  note: ModelNote;
}

const names = modelNotes.flatMap((note) => alternativesOf(note.words).map((phrase) => ({ note, phrase })));

/**
 * @param isOurBrand whether the title names our brand
 * @returns in the order of the title, each model once
 */
export function findModels(words: readonly TitleWord[], isOurBrand: boolean): NamedModel[] {
  const found = names
    .flatMap(({ note, phrase }) => spansOf(phrase, words).map((span) => ({ note, ...span })))
    .toSorted((one, other) => wordsOfName(other, words) - wordsOfName(one, words));
  const kept: NamedModel[] = [];
  for (const one of found) {
    if (!kept.some((other) => overlap(one, other))) kept.push(one);
  }
  const isClear = isOurBrand || kept.some(({ note }) => !note.isEverydayWord);
  return kept
    .filter(({ note, from }) => !note.isEverydayWord || isClear || isNamedAsKit(words, from))
    .toSorted((one, other) => one.from - other.from)
    .filter((model, at, all) => !isSameMotor(model, all[at - 1]))
    .filter((model, at, all) => all.findIndex(({ note }) => note === model.note) === at);
}

/** The brand does not distinguish models: in 'PPA Home SP' the name is 'Home SP'. */
function wordsOfName(span: Span, words: readonly TitleWord[]): number {
  const brand = words.slice(span.from, span.to).filter(({ plain }) => plain === 'ppa').length;
  return lengthOf(span) - brand;
}

/** 'kit' is the word before the name, or its first word. */
function isNamedAsKit(words: readonly TitleWord[], at: number): boolean {
  return words[at - 1]?.plain === 'kit' || words[at]?.plain === 'kit';
}

/** 'PPA Home padrão' is one motor with the name of its kit after it, and no comparison. */
function isSameMotor(model: NamedModel, before: NamedModel | undefined): boolean {
  return before !== undefined && before.to === model.from && before.note.path === model.note.path;
}
