/** What an author writes into a field of a page is for its readers, as text or for search engines. */
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { mapFields, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { startServer } from '../support/start-server.ts';

test('every field of a generated page is on the page', async () => {
  const { send, services } = await startServer();
  const published = await services.pages.publish([mapFields(pageFields, (field) => `marca-${field}`)]);
  expect(published.ok).toBe(true);
  const { status, text } = await send(paths.generatedPage('marca-slug'));
  expect(status).toBe(200);
  expect(pageFieldNames.filter((field) => !text.includes(`marca-${field}`))).toEqual([]);
});
