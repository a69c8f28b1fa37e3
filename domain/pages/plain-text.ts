/** Converts typed or pasted text to one line of plain text, for titles, slugs and descriptions. */
import sanitizeHtml from 'sanitize-html';

/**
 * Removes tags and decodes entities until none is left, so that the text contains no markup even if other code fails to
 * escape it. A `<` that opens no tag stays: `a < b` is text.
 * @returns one trimmed line without control characters; may be `''`
 */
export function plainText(text: string): string {
  let current = oneLine(text);
  while (true) {
    const next = oneLine(decoded(sanitizeHtml(current, { allowedTags: [], allowedAttributes: {} })));
    if (next === current) return current;
    current = next;
  }
}

/** The sanitiser writes only these four entities and decodes all others. */
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
