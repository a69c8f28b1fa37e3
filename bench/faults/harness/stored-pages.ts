/** Reads an SQLite database from outside, without the code of the site. */
import { DatabaseSync } from 'node:sqlite';

export function readRows(databaseUrl: string, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseUrl.replace(/^file:/, ''), { readOnly: true });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** The slugs of the stored pages; a page counts only if its text is complete. */
export function presentSlugs(databaseUrl: string): Set<string> {
  const rows = readRows(databaseUrl, 'SELECT slug, content FROM generated_pages');
  return new Set(
    rows
      .filter(
        ({ slug, content }) =>
          String(content).startsWith(`<h2>${slug}</h2>`) && /<\/p>$/.test(String(content)),
      )
      .map(({ slug }) => String(slug)),
  );
}
