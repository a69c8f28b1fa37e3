/** Invented words, the same for the same seed. Texts whose seeds are less than 35 apart have no word in common. */
export function madeUpText(seed: number): string {
  const words = Array.from({ length: 150 }, (_, index) => `q${(seed * 7919 + index * 131) % 9973}`);
  return `<p>${words.join(' ')}</p>`;
}

/** Invented sentences of nine words, the same for the same seed. */
export function madeUpSentences(seed: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: 9 }, (__, word) => `p${(seed * 7919 + index * 131 + word * 17) % 9973}`).join(' '),
  );
}
