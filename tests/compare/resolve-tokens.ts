/** Replaces custom properties with their values, so that a colour that became a token counts as the same colour. */
import type { StyleEntry } from './style-entries.ts';

const declaration = /(?:^| › )(--[\w-]+):([^›]*)$/;
const maxDepth = 5;

/**
 * Resolves properties with a single value, and leaves their definitions out: a missing one shows where it is used.
 * Properties with several values, such as those a dark scheme sets again, stay as they are.
 */
export function resolveTokens(entries: readonly StyleEntry[]): StyleEntry[] {
  const values = new Map<string, Set<string>>();
  for (const { text } of entries) {
    const [, name, value] = declaration.exec(text) ?? [];
    if (name === undefined || value === undefined) continue;
    values.set(name, (values.get(name) ?? new Set()).add(value.trim()));
  }
  const resolve = (text: string) =>
    text.replace(/var\((--[\w-]+)\)/g, (used, name: string) => {
      const [value, ...others] = values.get(name) ?? [];
      return value === undefined || others.length > 0 ? used : value;
    });
  const isResolved = ({ text }: StyleEntry) => values.get(declaration.exec(text)?.[1] ?? '')?.size === 1;
  return entries
    .filter((entry) => !isResolved(entry))
    .map((entry) => {
      let text = entry.text;
      for (let depth = 0; depth < maxDepth; depth += 1) text = resolve(text);
      return { ...entry, text };
    });
}
