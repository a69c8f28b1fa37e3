/** The generator of local content: every text, limit and delay as it is read on screen (SPEC.md sections 2, 4, 5, 8, 9). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetAdministrator, openScreen, timed } from './support/admin-screens.ts';
import { axeViolations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { publishPage } from './support/publish-page.ts';
import { fillSignIn } from './support/sign-in.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const screen = { path: '/admin/local-generator', heading: 'Gerador de Conteúdo Local' };
const generationMs = 1500;
const betweenMs = 1000;

const titles = (page: Page) => page.getByLabel('Títulos');
const slider = (page: Page) => page.getByRole('slider', { name: 'Criatividade' });
const prose = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]').locator('.prose');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function generate(page: Page, text: string): Promise<void> {
  await titles(page).fill(text);
  await button(page, 'Gerar Conteúdo').click();
}

async function bodyOf(site: Site, path: string): Promise<string> {
  return (await fetch(site.url + path, { redirect: 'manual' })).text();
}

test('without a session the screen is the login', async ({ visit }) => {
  const page = await visit();
  await page.goto(screen.path);
  await page.waitForURL('**/admin/login');
});

test('the slider goes from 0 to 100 by 5, starts at 75 and shows its value; both ways out are there', async ({
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

test('an empty box and a save without content are refused with the toasts of the specification', async ({
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

test('a text whose title was taken out of the box is not saved', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão em Santo Amaro');
  await prose(page).waitFor();
  await titles(page).fill(' ');
  await button(page, 'Salvar como Página Pública').click();
  await expectToast(page, 'Erro ao salvar', 'É necessário gerar conteúdo antes de salvar a página.');
  expect(new URL(page.url()).pathname).toBe(screen.path);
});

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

test('one title takes a second and a half, is shown as visitors will see it, and is public once saved', async ({
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
  expect(await bodyOf(site, '/sitemap')).toContain(new URL(page.url()).pathname);
  // The word is said once.
  await page.reload();
  await button(page, 'Excluir página').waitFor();
  expect(await page.getByText('Página salva').count()).toBe(0);
  await forgetAdministrator(page);
});

test('20, 40, 50 and 60 on the slider each bring more sections, bullets and questions, and five less does not', async ({
  site,
  visit,
}) => {
  const page = await visit();
  // The same chance each time: only the slider tells the texts apart.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array;
  });
  await openScreen(page, site.admin, screen);
  const body = prose(page);
  const countsAt = async (creativity: number) => {
    await slider(page).fill(String(creativity));
    await generate(page, `Conserto de motor de portão em Santana ${creativity}`);
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: `em Santana ${creativity}` })
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
    expect(await countsAt(to), `${to} is as ${from}`).toEqual(counts);
    before = counts;
  }
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

test('a page that cannot be saved says so, and one that exists is not overwritten', async ({
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
  expect(await bodyOf(site, '/links-uteis/motor-de-portao-em-perdizes')).toContain(
    'O texto que já estava lá.',
  );
});

test('a generator that cannot be fetched says so', async ({ site, visit }) => {
  const page = await visit({ expects: /generate-page|Failed to (load|fetch)|dynamically imported/ });
  await openScreen(page, site.admin, screen);
  await page.route('**/assets/generate-page-*.js', (route) => route.abort());
  await generate(page, 'Motor de portão em Santana');
  await expectToast(page, 'Erro ao gerar conteúdo');
});

test('several titles: Escape and Voltar do nothing, the first alone is only shown', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  const both = 'Motor de portão no Brás\nMotor de portão no Cambuci';
  const dialog = page.getByRole('alertdialog');
  await generate(page, both);
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'Somente o primeiro',
    'Todos, um por um',
    'Voltar',
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Gerar Conteúdo').click();
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await titles(page).inputValue()).toBe(both);
  expect(await page.getByText('Gerando...').count()).toBe(0);

  await button(page, 'Gerar Conteúdo').click();
  await dialog.getByRole('button', { name: 'Somente o primeiro' }).click();
  await expectToast(page, 'Conteúdo gerado', 'Motor de portão no Brás está pronto para conferir.');
  expect(await bodyOf(site, '/sitemap')).not.toContain('Motor de portão no Brás');
});

test('all titles, one by one: each is saved at its pace, a failure is told and does not stop the rest', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to load resource: .* 409/ });
  await publishPage(site, {
    title: 'Motor de portão na Saúde',
    slug: 'motor-de-portao-na-saude',
    content: '<p>Estava lá antes.</p>',
  });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão na Aclimação\nMotor de portão na Saúde\nMotor de portão no Ipiranga');
  const took = await timed(async () => {
    await page.getByRole('button', { name: 'Todos, um por um' }).click();
    await page.getByRole('progressbar', { name: 'Progresso' }).waitFor();
    await page.getByText('0 de 3').waitFor();
    await expectToast(page, 'Título 1/3 processado', 'Motor de portão na Aclimação');
    await page.getByText('1 de 3').waitFor();
    await expectToast(page, 'Erro no título 2');
    await expectToast(page, 'Título 3/3 processado', 'Motor de portão no Ipiranga');
    await expectToast(page, 'Processamento concluído', '2 páginas criadas com sucesso, 1 falha.');
  });
  expect(took).toBeGreaterThanOrEqual(3 * generationMs + 2 * betweenMs);
  const map = await bodyOf(site, '/sitemap');
  expect(map).toContain('/links-uteis/motor-de-portao-na-aclimacao');
  expect(map).toContain('/links-uteis/motor-de-portao-no-ipiranga');
  expect(await bodyOf(site, '/links-uteis/motor-de-portao-na-saude')).toContain('Estava lá antes.');
  // What is left to do is what failed.
  expect(await titles(page).inputValue()).toBe('Motor de portão na Saúde');
});

test('a run can be stopped, and is not left by accident', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão na Bela Vista\nMotor de portão na Liberdade\nMotor de portão na Sé');
  await page.getByRole('button', { name: 'Todos, um por um' }).click();
  await expectToast(page, 'Título 1/3 processado');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar aqui' }).click();
  await button(page, 'Parar').click();
  await expectToast(page, 'Processamento interrompido');
  expect(await bodyOf(site, '/sitemap')).not.toContain('Motor de portão na Sé');
  expect(await titles(page).inputValue()).toContain('Motor de portão na Sé');
});

test('the screen and its question are accessible and never scroll sideways, on a phone in the dark too', async ({
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
