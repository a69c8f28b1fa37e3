import type { Page } from 'playwright-core';
import { publishPage, samplePage } from './publish-page.ts';
import { signIn } from './sign-in.ts';
import type { Site } from './site.ts';

export interface PageText {
  title: string;
  /** Without it, the form keeps the slug that the title suggests. */
  slug?: string;
  content: string;
}

export async function fillPage(page: Page, { title, slug, content }: PageText): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(title);
  if (slug !== undefined) await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Conteúdo (HTML)').fill(content);
}

/** Fills in and submits the form of the open panel. */
export async function submitPage(page: Page, text: PageText): Promise<void> {
  await fillPage(page, text);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
}

/** The field with the text of a page as HTML. */
export const htmlField = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo (HTML)' });

/** The line in which the editor says that everything is stored. */
export const savedLine = (page: Page) => page.getByText(/^Salvo às \d{2}:\d{2}$/);

/** Publishes a page with this slug and opens it in the editor, as HTML. */
export async function openInEditor(page: Page, site: Site, slug: string): Promise<void> {
  await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug, content: '<p>Texto velho</p>' });
  await signIn(page, site.admin);
  await page.getByRole('link', { name: `Editar Página ${slug}` }).click();
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  await chooseHtml(page);
  await htmlField(page).waitFor();
}

/**
 * As `openInEditor`, with the caret at the end of the text.
 * @returns the address of the working copy
 */
export async function openToType(page: Page, site: Site, slug: string): Promise<string> {
  await openInEditor(page, site, slug);
  await htmlField(page).press('ControlOrMeta+End');
  return page.url();
}

/** Switches an open editor from 'Visual', its first mode, to HTML. */
export async function chooseHtml(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'HTML' }).check();
}

/** Publishes what the open editor holds, past the sheet that shows it once more. */
export async function publishFromEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar agora' }).click();
}
