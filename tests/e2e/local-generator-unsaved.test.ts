/** What the generator of local content does with a text that is not saved yet, wherever its writer goes meanwhile. */
import { expect } from 'vitest';
import { openScreen } from './support/admin-screens.ts';
import { expectFocus } from './support/focus.ts';
import {
  button,
  generate,
  generationMs,
  prose,
  screen,
  slider,
  titles,
} from './support/local-generator-screen.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test('on a phone the text that arrives is led to, heading first', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  const heading = page.getByRole('heading', { name: 'Conteúdo', exact: true });
  await expectFocus(heading);
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(60);
});

test('whoever goes on typing meanwhile keeps the cursor', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  await titles(page).focus();
  await prose(page).waitFor();
  await expectFocus(titles(page));
});

test('a generated text waits: on other screens, through a reload the browser asks about, until it is saved', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
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
  expect(asked).toEqual([]);
  await page.reload();
  await prose(page).waitFor();
  expect(await prose(page).innerHTML()).toBe(text);
  expect(asked).toEqual(['beforeunload']);

  // What is left in the box is kept without a question: saving leads away on purpose.
  await titles(page).fill('Motor de portão na Água Branca\nMotor de portão na Vila Romana');
  await button(page, 'Salvar como Página Pública').click();
  await page.waitForURL('**/links-uteis/motor-de-portao-na-agua-branca');
  expect(asked).toEqual(['beforeunload']);
  expect(await page.locator('.prose').innerHTML()).toBe(text);
  await page.goto(screen.path);
  await page.getByText('O texto gerado aparece aqui').waitFor();
  expect(await titles(page).inputValue()).toBe('Motor de portão na Vila Romana');
});

test('leaving gives a generation up, and a reload gives the titles and the slider back', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await page.clock.install();
  await openScreen(page, site.admin, screen);
  await slider(page).press('Home');
  await generate(page, 'Portão que não fecha na Penha');
  await button(page, 'Gerando...').waitFor();
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.waitForURL('**/admin/painel');
  // The address changes before the screen does.
  await button(page, 'Gerando...').waitFor({ state: 'detached' });
  await page.clock.fastForward(2 * generationMs);
  expect(await page.getByText('Conteúdo gerado').count()).toBe(0);

  await page.goto(screen.path);
  await page.reload();
  expect(await titles(page).inputValue()).toBe('Portão que não fecha na Penha');
  expect(await slider(page).inputValue()).toBe('0');
});

test('a session that ends under a save keeps what was typed and what was generated, and the log says why', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Authentication required|Failed to load resource: .* 40[13]/ });
  await openScreen(page, site.admin, screen);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await generate(page, 'Motor de portão no Tatuapé');
  await prose(page).waitFor();
  const text = await prose(page).innerHTML();
  // Ended somewhere else: the token still looks good here.
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } })
      : route.continue(),
  );
  await button(page, 'Salvar como Página Pública').click();
  await page.waitForURL('**/admin/login');
  await expectToast(
    page,
    'Sessão encerrada',
    'O que você digitou está guardado. Entre de novo para continuar.',
  );
  expect(said).toContain('Authentication required');
  await page.unroute('**/rest/v1/generated_pages**');
  await fillSignIn(page, site.admin);
  await page.waitForURL('**/admin/painel');
  await page.goto(screen.path);
  expect(await titles(page).inputValue()).toBe('Motor de portão no Tatuapé');
  await prose(page).waitFor();
  expect(await prose(page).innerHTML()).toBe(text);
});
