/** Converts a LIKE pattern to a GLOB pattern, because GLOB is the only case-sensitive pattern match in SQLite. */
export function globFromLike(pattern: string): string {
  return pattern.replace(/\\(.)|%|_|[*?[]/gs, (found, escaped: string | undefined) => {
    if (escaped !== undefined) return literal(escaped);
    if (found === '%') return '*';
    if (found === '_') return '?';
    return literal(found);
  });
}

function literal(character: string): string {
  return /[*?[]/.test(character) ? `[${character}]` : character;
}
