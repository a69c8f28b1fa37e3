/** A generated text before it is saved: how it is shown, and what survives when the administrator leaves the screen. */
import { expect } from 'vitest';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import {
  button,
  generate,
  generationMs,
  prose,
  screen,
  slider,
  titles,
} from '#tests/e2e/support/local-generator-screen.ts';
import { signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';

test('on a phone the generated text is scrolled into view, heading first', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  const heading = page.getByRole('heading', { name: 'Conteúdo', exact: true });
  await expectFocus(heading);
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(60);
});

test('the generated text does not take the focus from somebody who is typing', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  await titles(page).focus();
  await prose(page).waitFor();
  await expectFocus(titles(page));
});

test('a generated text survives other screens and a confirmed reload until it is saved', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.accept();
  });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão na Água Branca');
  await prose(page).waitFor();
  const text = await prose(page).innerHTML();

  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('link', { name: 'Gerador de Conteúdo Local' }).click();
  await prose(page).waitFor();
  expect(await prose(page).innerHTML()).toBe(text);
  expect(dialogs).toEqual([]);
  await page.reload();
  await prose(page).waitFor();
  expect(await prose(page).innerHTML()).toBe(text);
  expect(dialogs).toEqual(['beforeunload']);

  // Saving leads away on purpose, so the browser does not ask about the title that is left.
  await titles(page).fill('Motor de portão na Água Branca\nMotor de portão na Vila Romana');
  await button(page, 'Salvar como Página Pública').click();
  await page.waitForURL('**/links-uteis/motor-de-portao-na-agua-branca');
  expect(dialogs).toEqual(['beforeunload']);
  expect(await page.locator('.prose').innerHTML()).toBe(text);
  await page.goto(screen.path);
  await page.getByText('O texto gerado aparece aqui').waitFor();
  expect(await titles(page).inputValue()).toBe('Motor de portão na Vila Romana');
});

test('leaving abandons a generation, and a reload restores the titles and the slider', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await page.clock.install();
  await openScreen(page, site.admin, screen);
  await slider(page).press('Home');
  // The generation lasts until the clock goes on, however slow the machine is.
  await page.clock.pauseAt(Date.now() + generationMs);
  await generate(page, 'Portão que não fecha na Penha');
  await button(page, 'Gerando...').waitFor();
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.waitForURL('**/admin/painel');
  // The address changes before the screen does.
  await button(page, 'Gerando...').waitFor({ state: 'detached' });
  await page.clock.fastForward(2 * generationMs);
  expect(await page.getByText('Conteúdo gerado').count()).toBe(0);

  await page.goto(screen.path);
  page.on('dialog', (dialog) => dialog.accept());
  // The browser asks before the reload, but only after a click or a key press.
  await titles(page).click();
  await page.reload();
  expect(await titles(page).inputValue()).toBe('Portão que não fecha na Penha');
  expect(await slider(page).inputValue()).toBe('0');
});

test('a session that ends during a save keeps the titles and the text, and the console says why', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Authentication required|Failed to load resource: .* 40[13]/ });
  await openScreen(page, site.admin, screen);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await generate(page, 'Motor de portão no Tatuapé');
  await prose(page).waitFor();
  const text = await prose(page).innerHTML();
  // Ended on another device: here the token still looks valid.
  const message = 'Session from session_id claim in JWT does not exist';
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message, code: 'PGRST301' } })
      : route.continue(),
  );
  await button(page, 'Salvar como Página Pública').click();
  await signInSheet(page).waitFor();
  await expect.poll(() => logged).toContain('Authentication required');
  await page.unroute('**/rest/v1/generated_pages**');
  await signInAgain(page, site.admin);
  expect(await titles(page).inputValue()).toBe('Motor de portão no Tatuapé');
  await prose(page).waitFor();
  expect(await prose(page).innerHTML()).toBe(text);
});
