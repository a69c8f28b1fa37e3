import type { Page } from 'playwright-core';

export interface PageText {
  title: string;
  /** Without it, the form keeps the slug that the title suggests. */
  slug?: string;
  content: string;
}

export async function fillPage(page: Page, { title, slug, content }: PageText): Promise<void> {
  await page.getByLabel('Título').fill(title);
  if (slug !== undefined) await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Conteúdo (HTML)').fill(content);
}

/** Fills in and submits the form of the open panel. */
export async function writePage(page: Page, text: PageText): Promise<void> {
  await fillPage(page, text);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
}

/** Chooses HTML in an open editor, which begins with the text as it will look. */
export async function chooseHtml(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'HTML' }).check();
}
