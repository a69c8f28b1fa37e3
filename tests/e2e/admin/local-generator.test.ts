/** The generator with one title: its texts, limits and delays (docs/specification/generator.md#content-generator). */
import { expect } from 'vitest';
import { forgetAdministrator, openScreen, timed } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
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
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

test('without a session the screen leads to the login screen', async ({ visit }) => {
  const page = await visit();
  await page.goto(screen.path);
  await page.waitForURL('**/admin/login');
});

test('the slider goes from 0 to 100 in steps of 5, starts at 75 and shows its value', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  const attributes = await slider(page).evaluate((input: HTMLInputElement) => [
    input.type,
    input.min,
    input.max,
    input.step,
    input.value,
  ]);
  expect(attributes).toEqual(['range', '0', '100', '5', '75']);
  const value = page.locator('output[for="creativity"]');
  expect(await value.textContent()).toBe('75');
  await slider(page).press('ArrowRight');
  expect(await value.textContent()).toBe('80');
  await slider(page).press('End');
  expect(await value.textContent()).toBe('100');
  expect(await button(page, 'Sair').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.waitForURL('**/admin/painel');
});

test('an empty box and saving without content are refused with the specified toasts', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await page.getByText('Um título por linha.', { exact: true }).waitFor();
  await generate(page, ' \n  ');
  await expectToast(page, 'Campo vazio', 'Por favor, insira pelo menos um título para gerar o conteúdo.');
  await page.getByText('Escreva pelo menos um título.').waitFor();
  await expectFocus(titles(page));
  expect(await titles(page).getAttribute('aria-invalid')).toBe('true');
  await button(page, 'Salvar como Página Pública').click();
  await expectToast(page, 'Erro ao salvar', 'É necessário gerar conteúdo antes de salvar a página.');
  await page.getByText('Campo vazio').waitFor({ state: 'detached' });

  await titles(page).fill('Motor de portão em Santo Amaro');
  await page.getByText('Um título por linha. Na caixa: 1.').waitFor();
  expect(await titles(page).getAttribute('aria-invalid')).toBe('false');
  await titles(page).fill('Motor de portão em Santo Amaro\n\nMotor de portão na Lapa');
  await page.getByText('Um título por linha. Na caixa: 2.').waitFor();
});

test('a text whose title was removed from the box is not saved', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  await prose(page).waitFor();
  await titles(page).fill(' ');
  await button(page, 'Salvar como Página Pública').click();
  await expectToast(page, 'Erro ao salvar', 'É necessário gerar conteúdo antes de salvar a página.');
  expect(new URL(page.url()).pathname).toBe(screen.path);
});

test('one title takes 1.5 seconds, is previewed as visitors will see it, and is public once saved', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, site.admin, screen);
  const title = 'Conserto de portão <b>travado</b> em Moema & região';
  const took = await timed(async () => {
    await generate(page, title);
    await button(page, 'Gerando...').waitFor();
    await expectToast(page, 'Conteúdo gerado');
  });
  expect(took).toBeGreaterThanOrEqual(generationMs);

  const preview = page.frameLocator('iframe[title="Prévia da página"]');
  await preview.getByRole('heading', { level: 1, name: 'Conserto de portão travado em Moema' }).waitFor();
  expect(await preview.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  expect(await preview.locator('h1 b').count()).toBe(0);

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Copiar Conteúdo').click();
  await expectToast(page, 'Conteúdo copiado', 'Em HTML, com títulos e listas.');
  const html = await clipboard();
  expect(html).toMatch(/^<p>.*<h2>.*<li>/s);
  await button(page, 'Copiar Sem HTML').click();
  await expectToast(page, 'Conteúdo copiado', 'Só o texto, sem HTML.');
  const text = await clipboard();
  expect(text).toMatch(/^- /m);
  expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/);

  await button(page, 'Salvar como Página Pública').click();
  await page.waitForURL('**/links-uteis/conserto-de-portao-travado-em-moema-regiao');
  await page.getByText('Página salva').waitFor();
  await page.getByText('Ela já está pública em Links Úteis.').waitFor();
  expect(await page.locator('h1').textContent()).toBe('Conserto de portão travado em Moema & região');
  expect(await fetchBody(site, '/sitemap')).toContain(new URL(page.url()).pathname);
  // The notice appears once.
  await page.reload();
  await button(page, 'Excluir página').waitFor();
  expect(await page.getByText('Página salva').count()).toBe(0);
  await forgetAdministrator(page);
});

test('the text grows at 20, 40, 50 and 60 on the slider, and stays the same between them', async ({
  site,
  visit,
}) => {
  const page = await visit();
  // With the same seed each time, only the slider makes a difference.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array;
  });
  await openScreen(page, site.admin, screen);
  const body = prose(page);
  const subject = 'portão automático';
  const countsAt = async (creativity: number) => {
    await slider(page).fill(String(creativity));
    // A different letter is capitalised each time, so that each preview can be told from the previous one. The
    // generator ignores case.
    const capital = (creativity / 5) % subject.length;
    const title = [...subject].map((letter, index) => (index === capital ? letter.toUpperCase() : letter));
    await generate(page, title.join(''));
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: title.join(''), exact: true })
      .waitFor();
    return Promise.all(['h2', 'li', 'h3'].map((part) => body.locator(part).count()));
  };
  const pairs = [
    [0, 15],
    [20, 35],
    [40, 45],
    [50, 55],
    [60, 100],
  ] as const;
  let before = [0, 0, 0];
  for (const [from, to] of pairs) {
    const counts = await countsAt(from);
    for (const [part, count] of counts.entries()) {
      expect(count, `${['sections', 'bullets', 'questions'][part]} at ${from}`).toBeGreaterThan(
        before[part] ?? 0,
      );
    }
    expect(await countsAt(to), `${to} gives the same as ${from}`).toEqual(counts);
    before = counts;
  }
});

test('a page that cannot be saved is reported, and an existing one is not overwritten', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to load resource|Failed to fetch|request failed/ });
  await publishPage(site, {
    title: 'Motor de portão em Perdizes',
    slug: 'motor-de-portao-em-perdizes',
    content: '<p>O texto que já estava lá.</p>',
  });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Perdizes');
  await expectToast(page, 'Conteúdo gerado');
  await page.route('**/rest/v1/generated_pages**', (route) => route.abort());
  await button(page, 'Salvar como Página Pública').click();
  await expectToast(page, 'Erro ao salvar', 'Não foi possível salvar a página. Tente novamente.');
  await page.unroute('**/rest/v1/generated_pages**');
  await button(page, 'Salvar como Página Pública').click();
  await expectToast(page, 'Erro ao salvar', 'Já existe uma página com este slug. Ela não foi alterada.');
  expect(await fetchBody(site, '/links-uteis/motor-de-portao-em-perdizes')).toContain(
    'O texto que já estava lá.',
  );
});

test('a generator that fails to load is reported', async ({ site, visit }) => {
  const page = await visit({ expects: /generate-page|Failed to (load|fetch)|dynamically imported/ });
  await openScreen(page, site.admin, screen);
  await page.route('**/assets/generate-page-*.js', (route) => route.abort());
  await generate(page, 'Motor de portão em Santana');
  await expectToast(page, 'Erro ao gerar conteúdo');
});

test('the screen and its dialog are accessible and never scroll sideways, on a phone in the dark scheme too', async ({
  site,
  visit,
}) => {
  for (const options of [{ width: 1440 }, { width: 360, colorScheme: 'dark' as const }]) {
    const page = await visit(options);
    await openScreen(page, site.admin, screen);
    await generate(page, 'Motor de portão em Osasco');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    await generate(page, 'Motor de portão em Osasco\nMotor de portão em Guarulhos');
    await page.getByRole('alertdialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }
});
