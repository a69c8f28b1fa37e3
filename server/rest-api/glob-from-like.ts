/** SQL's LIKE pattern as a GLOB pattern, the only comparison with wildcards in SQLite that looks at case. */
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
