/** Lower case without accents, for comparing text that a person typed. */
export function foldText(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, withoutMarks).toLowerCase();
}

/** Most texts have the same few accented letters, and decomposing one takes longer than looking it up. */
const known = new Map<string, string>();
const mostKnown = 1_000;

function withoutMarks(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (known.size < mostKnown) known.set(character, letter);
  return letter;
}
