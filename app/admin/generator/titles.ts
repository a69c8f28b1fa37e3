/** The titles box holds one title a line. */

/** @returns without the blank lines, each with single spaces only */
export function titlesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

/** What is left to do once a title is done; a title that stands twice goes once. */
export function withoutTitle(text: string, title: string): string {
  const titles = titlesIn(text);
  const index = titles.indexOf(title);
  return titles.filter((_, position) => position !== index).join('\n');
}
