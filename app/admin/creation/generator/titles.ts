/** Reads and edits the text of the titles box, which holds one title per line. */

/** Drops blank lines and extra spaces. */
export function titlesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

/** Removes a finished title. One that is listed twice is removed once. */
export function withoutTitle(text: string, title: string): string {
  const titles = titlesIn(text);
  const index = titles.indexOf(title);
  return titles.filter((_, position) => position !== index).join('\n');
}
