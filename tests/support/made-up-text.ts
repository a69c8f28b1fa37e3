/** Invented words, the same for the same seed; texts of two seeds are not alike. */
export function madeUpText(seed: number): string {
  const words = Array.from({ length: 150 }, (_, index) => `q${(seed * 7919 + index * 131) % 9973}`);
  return `<p>${words.join(' ')}</p>`;
}
