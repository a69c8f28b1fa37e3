/** @returns the SQLite file an address names (`:memory:` among them), or null for a PostgreSQL server */
export function sqliteFileIn(databaseUrl: string): string | null {
  return databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
}
