/** Converts a page's HTML to plain text ('Copiar Sem HTML'): blank lines between paragraphs, marks before list items. */
import { decodeEntities } from '#domain/html-entities.ts';

/** @param html sanitised by sanitizePageHtml, so without comments, scripts or styles */
export function htmlToText(html: string): string {
  const blocks: string[] = [];
  const numbering: (number | null)[] = [];
  let text = '';
  const endBlock = () => {
    const line = text.replace(/[ \t\r\n]+/g, ' ').trim();
    if (line !== '') blocks.push(line);
    text = '';
  };
  for (const [token, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</gi)) {
    const tag = name.toLowerCase();
    if (tag === '') text += token;
    else if (tag === 'br') text += '\u2028';
    else if (isBlock(tag)) {
      endBlock();
      if (tag === 'ul' || tag === 'ol') {
        if (closing) numbering.pop();
        else numbering.push(tag === 'ol' ? 0 : null);
      }
      if (tag === 'li' && !closing) text = itemMark(numbering);
    }
  }
  endBlock();
  return decodeEntities(
    blocks
      .map((block, position) => (position > 0 ? separator(blocks[position - 1] ?? '', block) : '') + block)
      .join('')
      .replaceAll(/ ?\u2028 ?/g, '\n'),
  );
}

function isBlock(tag: string): boolean {
  return /^(?:h[1-6]|p|div|ul|ol|li)$/.test(tag);
}

/** Advances the number of the innermost list. */
function itemMark(numbering: (number | null)[]): string {
  const last = numbering.at(-1);
  if (typeof last !== 'number') return '- ';
  numbering[numbering.length - 1] = last + 1;
  return `${last + 1}. `;
}

const item = /^(?:-|\d+\.) /;

/** List items follow one another without a blank line. */
function separator(before: string, block: string): string {
  return item.test(before) && item.test(block) ? '\n' : '\n\n';
}
