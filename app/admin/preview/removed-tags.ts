/** Lists the tags that the sanitiser removes from a text. */
const openingTag = /<([a-z][a-z0-9-]*)/gi;

/** @returns each name once, in the order of its first use */
export function removedTags(written: string, sanitized: string): string[] {
  const kept = tagNames(sanitized);
  return [...tagNames(written)].filter((name) => !kept.has(name));
}

function tagNames(html: string): Set<string> {
  return new Set([...html.matchAll(openingTag)].map(([, name = '']) => name.toLowerCase()));
}
