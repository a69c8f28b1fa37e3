/** No field of a page is missing from the previews of the administrator's area. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#app/paths.ts';
import { mapFields, type PageField, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { openInEditor } from '#tests/e2e/support/page-form.ts';
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';

const mark = (field: PageField) => `marca-${field}`;

const fieldsIn = (text: string) => pageFieldNames.filter((field) => text.includes(mark(field)));

const framedText = (page: Page) => page.frameLocator('iframe[title^="Prévia"]').locator('body').innerText();

test('the preview beside the editor shows what is typed into every field', async ({ site, visit }) => {
  const page = await visit({ width: 1440 });
  await openInEditor(page, site, 'com-campos');
  for (const field of pageFieldNames) {
    await page.locator(`[data-field="${field}"]`).getByRole('textbox').fill(mark(field));
  }
  const preview = page.getByRole('region', { name: 'Prévia' });
  const shownFields = async () => fieldsIn(`${await preview.innerText()} ${await framedText(page)}`);
  await expect.poll(shownFields).toEqual(pageFieldNames);
});

test('the preview beside the list shows every field that visitors read on the page', async ({
  site,
  visit,
}) => {
  await publishPage(site, mapFields(pageFields, mark));
  const visitor = await visit();
  await visitor.goto(paths.generatedPage(mark('slug')));
  const read = fieldsIn(await visitor.locator('main').innerText());
  expect(read).toContain('content');
  const page = await visit({ width: 1440 });
  await signIn(page, site.admin);
  await expect.poll(async () => fieldsIn(await framedText(page))).toEqual(read);
});
