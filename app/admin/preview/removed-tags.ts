/** Which kinds of tags an author wrote that visitors will never see. */
const opening = /<([a-z][a-z0-9-]*)/gi;

/** @returns names of tags in the order of their first use, none twice */
export function removedTags(written: string, sanitized: string): string[] {
  const kept = tagNames(sanitized);
  return [...tagNames(written)].filter((name) => !kept.has(name));
}

function tagNames(html: string): Set<string> {
  return new Set([...html.matchAll(opening)].map(([, name = '']) => name.toLowerCase()));
}
