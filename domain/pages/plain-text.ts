/** One line of plain text out of whatever was typed or pasted into a title, a slug or a description. */
import sanitizeHtml from 'sanitize-html';

/**
 * Strips every tag and decodes every entity until nothing of either is left, so that no reader of the text, however
 * careless, meets markup. A lone `<` that opens no tag stays: `a < b` is text.
 * @returns without control characters, white space runs as one space, trimmed; possibly `''`
 */
export function plainText(text: string): string {
  let current = oneLine(text);
  while (true) {
    const next = oneLine(decoded(sanitizeHtml(current, { allowedTags: [], allowedAttributes: {} })));
    if (next === current) return current;
    current = next;
  }
}

/** The sanitiser writes exactly these four; the others it has decoded already. */
function decoded(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}
