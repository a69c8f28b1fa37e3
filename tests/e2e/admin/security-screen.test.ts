/**
 * '/admin/seguranca': the administrator's own password and second factors
 * (docs/specification/administrator.md#security-screen).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followAdminLink } from '#tests/e2e/support/admin-screens.ts';
import { createAuthenticatorApp } from '#tests/e2e/support/authenticator.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const refusal = /Failed to load resource: .* (400|422)/;
const factors = (page: Page) => page.getByRole('region', { name: 'Segundo fator' });
const codeField = (page: Page) => page.getByLabel('Código que o aplicativo mostra');

async function openSecurity(page: Page, site: Site): Promise<void> {
  await signIn(page, site.admin);
  await followAdminLink(page, 'Segurança');
  await page.getByRole('heading', { level: 1, name: 'Segurança' }).waitFor();
  await page.getByText('Esta sessão', { exact: true }).waitFor();
  await page.getByText('E se eu perder o celular?').waitFor();
}

async function fillPasswords(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  await page.getByLabel('Repita a nova senha').fill(repeated);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
}

test('without a session the screen leads to the login screen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/admin/seguranca');
  await page.waitForURL('**/admin/login');
});

test('the screen is accessible and never scrolls sideways, at every step of adding a factor', async ({
  site,
  visit,
}) => {
  for (const look of [
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const) {
    const page = await visit(look);
    await openSecurity(page, site);
    const check = async (state: string) => {
      expect(await axeViolations(page), `${state} at ${look.width}, ${look.colorScheme}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, state).toBeLessThanOrEqual(look.width);
    };
    await page.getByText('npm run cli -- admin reset-mfa').waitFor();
    await check('the screen');
    await page.getByRole('button', { name: 'Adicionar aplicativo autenticador' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Dê um nome, para reconhecê-lo na lista.').waitFor();
    await check('the name');
    await page.getByLabel('Nome do aparelho').fill('Celular de passagem');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await check('the key');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Adicionar aplicativo autenticador' }).waitFor();
  }
});

test('an app is added by its key, required at the next sign-in, and removed again', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSecurity(page, site);
  await factors(page).getByText('Nenhum segundo fator: hoje sua senha basta para entrar.').waitFor();
  await page.getByRole('button', { name: 'Adicionar aplicativo autenticador' }).click();
  await page.keyboard.type('Celular da Ana');
  await page.keyboard.press('Enter');

  const picture = page.getByRole('img', { name: /QR/ });
  await picture.waitFor();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const shown = (await factors(page).locator('code').first().textContent()) ?? '';
  expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await page.getByRole('button', { name: 'Copiar chave' }).click();
  await expectToast(page, 'Chave copiada');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll(' ', ''));

  const app = createAuthenticatorApp(shown);
  await codeField(page).fill('000000');
  await page
    .getByText('Código incorreto. Digite o código mais recente. Cada código vale uma única vez.')
    .waitFor();
  await codeField(page).fill(await app.nextCode());
  await expectToast(
    page,
    'Segundo fator ativado',
    'O próximo login pede um código. Este já foi usado: espere o seguinte.',
  );
  const entry = factors(page).getByRole('listitem');
  const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  await entry
    .filter({ hasText: 'Celular da Ana' })
    .filter({ hasText: `Aplicativo, desde ${today}` })
    .waitFor();

  // A second app with the same name.
  await page.getByRole('button', { name: 'Adicionar outro aplicativo' }).click();
  await page.getByLabel('Nome do aparelho').fill('Celular da Ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Já existe um segundo fator com este nome.').waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();

  const other = await visit();
  await other.goto('/admin/login');
  await fillSignIn(other, site.admin);
  await other.getByLabel('Código de seis números').fill(await app.nextCode());
  await expectToast(other, 'Login bem-sucedido', 'Você está agora no painel administrativo');
  await other.close();

  const remove = page.getByRole('button', { name: 'Remover Celular da Ana' });
  const dialog = page.getByRole('alertdialog', { name: 'Remover este segundo fator?' });
  await remove.click();
  await dialog.getByText('É o único: depois disso, a senha sozinha abre o painel.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await expectFocus(dialog.getByRole('button', { name: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expectToast(page, 'Segundo fator removido');
  await page.getByText('Nenhum segundo fator: hoje sua senha basta para entrar.').waitFor();
  // The heading takes the focus once the dialog has closed.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Segundo fator');

  await signIn(await visit(), site.admin);
});

test('the current password is needed to change it, every mistake has its own message, and the change is sent once', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await openSecurity(page, site);
  const { password } = site.admin;
  const next = 'outra senha, ainda mais comprida';

  await page.getByText('Pelo menos 8 caracteres. Uma frase só sua vale mais do que símbolos.').waitFor();
  await fillPasswords(page, '', 'curta', 'outra');
  for (const text of [
    'Digite a senha atual.',
    'Use pelo menos 8 caracteres.',
    'As duas senhas novas não são iguais.',
  ]) {
    await page.getByText(text).waitFor();
  }
  await fillPasswords(page, 'uma senha errada', next);
  await page.getByText('A senha atual não confere.').waitFor();
  await fillPasswords(page, password, password);
  await page.getByText('Escolha uma senha diferente da atual.').waitFor();
  await fillPasswords(page, password, 'senha1234');
  await page.getByText('Esta senha é fácil de adivinhar.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  const hidden = await page.getByLabel('Nova senha', { exact: true }).getAttribute('type');
  await page.getByRole('button', { name: 'Mostrar nova senha', exact: true }).click();
  const shown = await page.getByLabel('Nova senha', { exact: true }).getAttribute('type');
  expect([hidden, shown]).toEqual(['password', 'text']);

  const elsewhere = await signInAsAdmin(site);
  await page.getByText('todas as outras sessões são encerradas').waitFor();
  const pressedAgain = Promise.withResolvers<void>();
  let changes = 0;
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() === 'PUT') {
      changes += 1;
      await pressedAgain.promise;
    }
    await route.continue();
  });
  await fillPasswords(page, password, next);
  await page.getByRole('button', { name: 'Alterando...' }).waitFor();
  await page.keyboard.press('Enter');
  pressedAgain.resolve();
  await expectToast(page, 'Senha alterada', 'As outras sessões foram encerradas.');
  expect(await page.getByLabel('Senha atual').inputValue()).toBe('');
  expect(changes).toBe(1);
  expect((await elsewhere.auth.getUser()).error).not.toBeNull();

  await page.reload();
  await page.getByText('Esta sessão', { exact: true }).waitFor();
  const other = await visit({ expects: refusal });
  await other.goto('/admin/login');
  await fillSignIn(other, site.admin);
  await expectToast(other, 'Erro de autenticação', 'E-mail ou senha incorretos.');
  await signIn(other, { ...site.admin, password: next });
});
