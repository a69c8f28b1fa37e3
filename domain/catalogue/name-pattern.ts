/**
 * Finds names in folded text, as whole words, the longest name first: 'Vila Mariana' before 'Mariana'.
 * @param names folded (`foldText`)
 */
export function namePattern(names: Iterable<string>): RegExp {
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((name) => name.replace(/[^a-z0-9 ]/g, '\\$&'));
  return new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g');
}
