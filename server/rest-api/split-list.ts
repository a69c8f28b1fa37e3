/** Comma-separated lists in query values. A quoted item may hold commas, and `\` before a quote or a backslash. */

/** White space is matched in one place of each branch only: between two greedy runs it would be shared out in every way. */
const listItem = /^(?:\s*"((?:[^"\\]|\\.)*)"\s*|([^",]*))(,|$)/s;

/** @returns the items without their quotes, or null when a quote is left open or stands in the middle of an item */
export function splitList(text: string): string[] | null {
  const items: string[] = [];
  let rest = text;
  while (true) {
    const item: RegExpExecArray | null = listItem.exec(rest);
    if (item === null) return null;
    const [all, quoted, plain = '', separator] = item;
    items.push(quoted === undefined ? plain.trim() : quoted.replace(/\\(.)/gs, '$1'));
    if (separator === '') return items;
    rest = rest.slice(all.length);
  }
}
