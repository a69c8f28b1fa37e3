/** Comma-separated lists in query values. A quoted item may contain commas, and quotes escaped with `\`. */

/** Each branch matches white space in one place only. Two adjacent greedy quantifiers would backtrack for minutes. */
const listItem = /^(?:\s*"((?:[^"\\]|\\.)*)"\s*|([^",]*))(,|$)/s;

/** @returns the items without their quotes, or null for an unclosed quote or one in the middle of an item */
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
