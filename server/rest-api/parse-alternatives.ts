/** `or=(title.ilike.*x*,slug.eq.x)`: filters of which one has to hold, as the client's `.or()` writes them. */
import { type Filter, parseFilter } from './parse-filters.ts';
import { failures, type Parsed, parsed, refused } from './rest-failure.ts';

/** Enough for every column in several ways; each one is a look at every row. */
const maxAlternatives = 20;

/** A name and an operator; what follows is quoted, a list in parentheses, or plain. */
const alternative =
  /^(?<name>\w+)\.(?<operator>\w+)\.(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<list>\((?:"(?:[^"\\]|\\.)*"|[^"()])*\))|(?<plain>[^",()]*))(?:,|$)/s;

/** Groups within groups (`and(…)`, `not.…`) are none of what the site asks, and refused. */
export function parseAlternatives(text: string): Parsed<Filter[]> {
  const malformed = refused(
    failures.badQuery(`logic tree (${text})`, 'Expected column.operator.value, separated by commas.'),
  );
  let rest = /^\((.+)\)$/s.exec(text)?.[1];
  if (rest === undefined || rest.endsWith(',')) return malformed;
  const filters: Filter[] = [];
  while (rest !== '') {
    const match: RegExpExecArray | null = alternative.exec(rest);
    if (match?.groups === undefined || filters.length === maxAlternatives) return malformed;
    const { name = '', operator, quoted, list, plain } = match.groups;
    const operand = quoted?.replace(/\\(.)/gs, '$1') ?? list ?? plain;
    const filter = parseFilter(name, `${operator}.${operand}`);
    if (!filter.ok) return filter;
    filters.push(filter.value);
    rest = rest.slice(match[0].length);
  }
  return parsed(filters);
}
