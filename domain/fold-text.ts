/** Lower case without accents, for comparing text that a person typed. */
export function foldText(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, withoutMarks).toLowerCase();
}

/** Most texts have the same few accented letters, and decomposing one takes longer than looking it up. */
const lettersWithoutMarks = new Map<string, string>();
const maxRemembered = 1_000;

function withoutMarks(character: string): string {
  const found = lettersWithoutMarks.get(character);
  if (found !== undefined) return found;
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (lettersWithoutMarks.size < maxRemembered) lettersWithoutMarks.set(character, letter);
  return letter;
}
