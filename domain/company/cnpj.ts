/**
 * The registration number of a Brazilian company: twelve digits or letters and two check digits. Letters have been
 * issued since July 2026; a letter counts as its character code minus that of `0`, as a digit does.
 */

const pattern = /^[0-9A-Z]{12}\d{2}$/;
const digitWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * @param text with or without dots, slash and hyphen, in any case
 * @returns `12.ABC.345/01DE-35`, or null if it is not a CNPJ
 */
export function parseCnpj(text: string): string | null {
  const plain = text.trim().toUpperCase().replace(/[./-]/g, '');
  if (!pattern.test(plain) || isOneCharacter(plain)) return null;
  const body = plain.slice(0, 12);
  const first = checkDigit(body);
  if (plain.slice(12) !== `${first}${checkDigit(`${body}${first}`)}`) return null;
  return plain.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/** Numbers such as 00.000.000/0000-00 have valid check digits but belong to nobody. */
function isOneCharacter(plain: string): boolean {
  return new Set(plain).size === 1;
}

function checkDigit(characters: string): number {
  const weights = digitWeights.slice(-characters.length);
  const sum = [...characters].reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
