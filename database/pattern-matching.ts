import type { Expression, SqlBool } from 'kysely';

/** Compares a column with a LIKE pattern in which `\` is the escape character. */
export interface PatternMatching {
  /** Case-sensitive. */
  like(column: string, pattern: string): Expression<SqlBool>;
  /** Case-insensitive: on SQLite for the letters a to z only, on PostgreSQL for all letters. */
  ilike(column: string, pattern: string): Expression<SqlBool>;
}
