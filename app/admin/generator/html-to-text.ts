/** Generated HTML as one would write it in a message: paragraphs apart, points with a dash, steps with a number. */

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** @param html the generator's own: blocks, lists without lists inside, and inline markup */
export function htmlToText(html: string): string {
  return html
    .replace(/<ol>([\s\S]*?)<\/ol>/g, (_, items: string) => `${numbered(items)}<br>`)
    .replace(/<ul>([\s\S]*?)<\/ul>/g, (_, items: string) => `${items.replaceAll('<li>', '<li>- ')}<br>`)
    .replace(/\s*\n\s*/g, '')
    .replace(/<\/(?:h\d|p)>/g, '\n\n')
    .replace(/<\/li>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function numbered(items: string): string {
  const [before = '', ...steps] = items.split('<li>');
  return before + steps.map((step, index) => `<li>${index + 1}. ${step}`).join('');
}
