/** Keywords of a page that names none of its own. */

const linkingWords = new Set([
  'a',
  'ao',
  'as',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'nas',
  'no',
  'nos',
  'o',
  'os',
  'ou',
  'para',
  'por',
  'que',
  'um',
  'uma',
]);

/** The title itself and its telling words, in lower case. */
export function keywordsFromTitle(title: string): string[] {
  const whole = title.toLowerCase();
  const words = whole.split(/[^\p{L}\p{N}/]+/u).filter((word) => word.length > 1 && !linkingWords.has(word));
  return [...new Set([whole, ...words, 'motor de portão', 'portão automático'])];
}

/** What people type who look for us where they live. */
export function placeKeywords(name: string): string[] {
  return [
    `motor de portão ${name}`,
    `motor PPA ${name}`,
    `conserto de portão ${name}`,
    `portão automático ${name}`,
  ].map((keyword) => keyword.toLowerCase());
}
