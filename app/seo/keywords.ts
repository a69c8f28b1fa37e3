/** Keywords for pages that do not define their own. */

const stopWords = new Set([
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

/** The title itself, its significant words and two keywords of the whole site, in lower case. */
export function keywordsFromTitle(title: string): string[] {
  const whole = title.toLowerCase();
  const words = whole.split(/[^\p{L}\p{N}/]+/u).filter((word) => word.length > 1 && !stopWords.has(word));
  return [...new Set([whole, ...words, 'motor de portão', 'portão automático'])];
}

/** Searches for our services in a place. */
export function placeKeywords(name: string): string[] {
  return [
    `motor de portão ${name}`,
    `motor PPA ${name}`,
    `conserto de portão ${name}`,
    `portão automático ${name}`,
  ].map((keyword) => keyword.toLowerCase());
}
