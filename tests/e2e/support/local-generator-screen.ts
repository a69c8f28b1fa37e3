/** The screen of the local content generator, and the steps of its tests. */
import type { Page } from 'playwright-core';

export const screen = { path: '/admin/local-generator', heading: 'Gerador de Conteúdo Local' };
/** How long the screen takes for one title, in milliseconds (docs/specification/generator.md#content-generator). */
export const generationMs = 1500;

export const titles = (page: Page) => page.getByLabel('Títulos');
export const slider = (page: Page) => page.getByRole('slider', { name: 'Criatividade' });
export const prose = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]').locator('.prose');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function generate(page: Page, text: string): Promise<void> {
  await titles(page).fill(text);
  await button(page, 'Gerar Conteúdo').click();
}
