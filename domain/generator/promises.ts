/** Recognises passages that a page on a place out of our area may not contain. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { SubjectSection, Wordings } from '#content/generator/subject.ts';
import { sentencesOf } from './grammar.ts';

/** Whether a passage promises a visit, a price or a date, which we keep only in our area. */
export function promises(piece: SubjectSection | string): boolean {
  const text =
    typeof piece === 'string'
      ? piece
      : [piece.heading, ...piece.text, ...(piece.points ?? []), ...(piece.steps ?? [])].join(' ');
  return promising.test(text);
}

const promising =
  /\{\{|\{(?:reparo|horário|horas|parcelas)|\b(?:visita|taxa|agenda|marcamos|combinamos|orçamos|orçamento|se orça|vendemos|instalamos|consertamos|trocamos|fazemos|refazemos|levamos|medimos|regulamos|dizemos|mandamos|atendemos|respondemos|vamos|nosso|nossa|nossos|nossas|mande|envie|whatsapp|chame)\b/i;

/**
 * The wordings that promise nothing. If all of them promise something, the first list in `others` with any that does not
 * is used instead. If there is no such list, all `wordings` are returned.
 */
export function withoutPromise(wordings: Wordings, ...others: readonly Wordings[]): Wordings {
  for (const some of [wordings, ...others]) {
    const plain = some.filter((text) => !promises(text));
    if (plain.length > 0) return plain;
  }
  return wordings;
}

/** The part of a direct answer that holds anywhere; null if its first sentence, which gives the answer, does not. */
export function heldAnywhere(direct: DirectAnswer): DirectAnswer | null {
  const answer = direct.answer.filter((line) => !promises(sentencesOf(line)[0] ?? line)).map(withoutOurs);
  if (answer.length === 0) return null;
  return {
    ...direct,
    answer,
    text: direct.text.map(withoutOurs).filter((line) => line !== ''),
    points: (direct.points ?? []).filter((line) => !promises(line)),
    sections: (direct.sections ?? []).filter((section) => !promises(section)),
  };
}

function withoutOurs(paragraph: string): string {
  return sentencesOf(paragraph)
    .filter((sentence) => !promises(sentence))
    .join(' ');
}
