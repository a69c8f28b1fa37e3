/** From an empty site to its first page, by thumb (docs/specification/administrator.md#today). */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAuthenticatorApp } from '#tests/e2e/support/authenticator.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const maxTaps = 45;

/** Inserts the whole text at once, because only taps are counted, not key presses. */
async function tapAndWrite(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.keyboard.insertText(text);
}

/** Counts real touches of the screen. The count is lost if the page is reloaded. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const taps = await page.evaluateHandle(() => {
    const counted = { taps: 0 };
    const count = (event: PointerEvent) => {
      if (event.isTrusted && event.pointerType === 'touch') counted.taps += 1;
    };
    window.addEventListener('pointerdown', count, { capture: true });
    return counted;
  });
  return async () => (await taps.jsonValue()).taps;
}

test('at 360 px an owner signs in, tries WhatsApp, protects the account and publishes a page with its card in at most 45 taps', async ({
  site,
  visit,
  annotate,
}) => {
  const page = await visit({ width: 360 });
  const context = page.context();
  await context.grantPermissions(['clipboard-write']);
  await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }));
  const tap = (role: 'button' | 'link', name: string | RegExp) => page.getByRole(role, { name }).tap();
  await page.goto('/admin/login');
  const taps = await countTaps(page);
  await tapAndWrite(page, page.getByLabel('E-mail'), site.admin.email);
  await tapAndWrite(page, page.getByLabel('Senha'), site.admin.password);
  await tap('button', 'Entrar');

  const chat = context.waitForEvent('page');
  await tap('link', /^Mandar um teste/);
  await (await chat).close();
  await tap('button', 'A mensagem chegou');
  const steps = page.getByRole('region', { name: 'Primeiros passos' }).getByRole('listitem');
  await steps.filter({ hasText: 'Teste o WhatsApp (feito)' }).waitFor();

  await tap('link', 'Configurar o código');
  await tap('button', 'Adicionar aplicativo autenticador');
  await tapAndWrite(page, page.getByLabel('Nome do aparelho'), 'Celular');
  await tap('button', 'Continuar');
  const key = await page.locator('.secret-key').innerText();
  await tap('button', 'Copiar chave');
  const code = await createAuthenticatorApp(key).nextCode();
  await tapAndWrite(page, page.getByLabel('Código que o aplicativo mostra'), code);
  await page.getByLabel('Código que o aplicativo mostra').waitFor({ state: 'detached' });
  await tap('link', 'Hoje');
  await steps.filter({ hasText: 'Proteja a conta (feito)' }).waitFor();

  await tap('button', 'Escrever a página');
  const text = page.getByRole('textbox', { name: 'Conteúdo', exact: true });
  await text.waitFor();
  await tapAndWrite(
    page,
    page.getByRole('textbox', { name: 'Título', exact: true }),
    'Portão que range em Moema',
  );
  await tapAndWrite(page, text, 'Falta graxa no trilho. Mande uma foto.');
  await page.getByRole('radio', { name: 'Buscador' }).tap();
  const card = page.getByRole('img', { name: 'Imagem do cartão' });
  await expect.poll(() => card.textContent()).toContain('Portão que range');
  await tap('button', 'Publicar');
  await tap('button', 'Publicar agora');
  await expectToast(page, 'Página publicada');
  // The toast may come before the editor, which has the same link, is gone.
  await page.getByRole('heading', { name: 'No ar', level: 1 }).waitFor();
  await tap('link', 'Voltar ao Painel');
  await page.getByRole('heading', { name: 'Painel de Administração' }).waitFor();
  await page.getByRole('region', { name: 'Primeiros passos' }).waitFor({ state: 'detached' });

  const counted = await taps();
  await annotate(`${counted} taps from the sign-in to the first published page`);
  // Fewer would mean that not every tap was counted.
  expect(counted).toBeGreaterThanOrEqual(12);
  expect(counted).toBeLessThanOrEqual(maxTaps);
  expect(await fetchBody(site, '/links-uteis/portao-que-range-em-moema')).toContain('Falta graxa no trilho.');
});
