/** Whatever an author writes into a field of a page reaches its readers, as text or through search engines. */
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { mapFields, type PageField, pageFieldNames, pageFields, rulesOf } from '#domain/pages/page-fields.ts';
import { startServer } from '../support/start-server.ts';

const mark = (field: PageField) => `marca-${field}`;

test('every field of a generated page is on the page', async () => {
  const { send, services } = await startServer();
  const published = await services.pages.publish([mapFields(pageFields, mark)]);
  expect(published.ok).toBe(true);
  const { status, text } = await send(paths.generatedPage(mark('slug')));
  expect(status).toBe(200);
  expect(pageFieldNames.filter((field) => !text.includes(mark(field)))).toEqual([]);
});

test('every field of a draft but its slug is on its preview, which has an address of its own', async () => {
  const { send, services } = await startServer();
  const { drafts, previews } = services.pages;
  const draft = await drafts.insert({ page_id: null, ...mapFields(pageFields, mark) });
  const link = await previews.create(draft.ok ? (draft.value[0]?.id ?? '') : '');
  const { status, text } = await send(`/previa/${link.ok ? link.value.token : ''}`);
  expect(status).toBe(200);
  const shown = pageFieldNames.filter((field) => rulesOf(field).kind !== 'slug');
  expect(shown.filter((field) => !text.includes(mark(field)))).toEqual([]);
});
