import { sql } from 'kysely';
import type { PatternMatching } from '#database/pattern-matching.ts';

/** `\` is PostgreSQL's escape character by default. */
export const postgresPatternMatching: PatternMatching = {
  like: (column, pattern) => sql`${sql.ref(column)} like ${pattern}`,
  ilike: (column, pattern) => sql`${sql.ref(column)} ilike ${pattern}`,
};
