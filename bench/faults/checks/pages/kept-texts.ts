/** Everything that a session can read of pages, working copies, versions and the trash, as one text. */
import { call, expectStatus } from '../../harness/backend.ts';

/** Each table with the column that holds its text. */
const textColumns = {
  generated_pages: 'content',
  page_drafts: 'content',
  page_versions: 'snapshot',
  trashed_pages: 'snapshot',
} as const;

export async function keptTexts(origin: string, token: string): Promise<string> {
  let texts = '';
  for (const [table, column] of Object.entries(textColumns)) {
    for (let offset = 0, rows = 1; rows > 0; offset += rows) {
      const path = `/rest/v1/${table}?select=id,${column}&order=id&limit=1000&offset=${offset}`;
      const { body } = expectStatus(await call(origin, path, token), 200);
      rows = (JSON.parse(body.toString()) as unknown[]).length;
      texts += body.toString();
    }
  }
  return texts;
}
