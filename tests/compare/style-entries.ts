/** Splits a style sheet into declarations, so that a moved rule can be distinguished from a lost one. */
export interface StyleEntry {
  /** Conditions, selector and declaration, without cascade layers. */
  text: string;
  /** The cascade layers around it, outermost first. */
  layer: string;
}

export function styleEntries(css: string): StyleEntry[] {
  return entriesOf(css.replace(/\/\*[\s\S]*?\*\//g, ''), [], []);
}

function entriesOf(css: string, conditions: readonly string[], layers: readonly string[]): StyleEntry[] {
  const entries: StyleEntry[] = [];
  let at = 0;
  while (at < css.length) {
    const end = endOfStatement(css, at);
    const head = css.slice(at, end).trim();
    if (css[end] === '{') {
      const close = endOfBlock(css, end);
      const inside = css.slice(end + 1, close);
      if (head.startsWith('@layer')) entries.push(...entriesOf(inside, conditions, [...layers, head]));
      else {
        for (const selector of head.startsWith('@') ? [head] : splitSelectors(head)) {
          entries.push(...entriesOf(inside, [...conditions, selector], layers));
        }
      }
      at = close + 1;
    } else {
      if (head !== '') entries.push({ text: [...conditions, head].join(' › '), layer: layers.join(' ') });
      at = end + 1;
    }
  }
  return entries;
}

/** @returns the position of the next `;` or `{` outside quotes and brackets, or the end */
function endOfStatement(css: string, from: number): number {
  return findOutside(css, from, (character) => character === ';' || character === '{');
}

/** @param open position of the `{` */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  return findOutside(css, open, (character) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    return depth === 0;
  });
}

function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let at = 0;
  while (at < list.length) {
    const end = findOutside(list, at, (character) => character === ',');
    selectors.push(list.slice(at, end).trim());
    at = end + 1;
  }
  return selectors;
}

function findOutside(text: string, from: number, isFound: (character: string) => boolean): number {
  let quote: string | null = null;
  let brackets = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (quote !== null) quote = character === quote ? null : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') brackets += 1;
    else if (character === ')' || character === ']') brackets -= 1;
    else if (brackets === 0 && isFound(character)) return at;
  }
  return text.length;
}
