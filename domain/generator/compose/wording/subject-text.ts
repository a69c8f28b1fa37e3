/** Whether the texts of a subject mention a word of the title that is no name, question or fault. */
import type { Subject } from '#content/generator/subject.ts';
import { foldText } from '#domain/fold-text.ts';

const texts = new WeakMap<Subject, string>();

/** @param word in lower case without accents */
export function speaksOf(subject: Subject, word: string): boolean {
  let text = texts.get(subject);
  if (text === undefined) {
    const { answers, sections, faults, questions } = subject;
    text = foldText(JSON.stringify([answers, sections, faults, questions])).replaceAll('-', '');
    texts.set(subject, text);
  }
  return mentions(text, word);
}

/**
 * Whether a text mentions a word, and a longer one also in its other forms: `formiga` and `formigas`, `alugado` and
 * `alugada`.
 *
 * @param folded in lower case without accents
 */
export function mentions(folded: string, word: string): boolean {
  const isShort = word.length <= 5;
  const stem = isShort ? word : word.slice(0, Math.max(5, word.length - 1));
  for (let at = folded.indexOf(stem); at >= 0; at = folded.indexOf(stem, at + 1)) {
    const before = folded[at - 1] ?? ' ';
    const after = folded[at + stem.length] ?? ' ';
    if (!/[a-z0-9]/.test(before) && (!isShort || !/[a-rt-z0-9]/.test(after))) return true;
  }
  return false;
}

/** Whether few sections mention a word, so that it distinguishes them from the others. */
export function isRareIn(subject: Subject | undefined, word: string): boolean {
  const sections = subject?.sections ?? [];
  const speaking = sections.filter((section) => mentions(foldText(JSON.stringify(section)), word));
  return speaking.length * 3 <= sections.length;
}
