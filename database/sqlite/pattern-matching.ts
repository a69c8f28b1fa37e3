import { sql } from 'kysely';
import type { PatternMatching } from '#database/pattern-matching.ts';
import { globFromLike } from './glob-from-like.ts';

export const sqlitePatternMatching: PatternMatching = {
  // SQLite's LIKE ignores case. Its GLOB does not.
  like: (column, pattern) => sql`${sql.ref(column)} glob ${globFromLike(pattern)}`,
  ilike: (column, pattern) => sql`${sql.ref(column)} like ${pattern} escape '\\'`,
};
