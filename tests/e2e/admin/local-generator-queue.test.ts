/** The generator with several titles, one after the other (docs/specification/generator.md#content-generator). */
import { expect } from 'vitest';
import { openScreen, timed } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce, holdPageAfter } from '#tests/e2e/support/hold.ts';
import { button, generate, generationMs, screen, titles } from '#tests/e2e/support/local-generator-screen.ts';
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const betweenMs = 1000;

test('with several titles, Escape and Voltar change nothing, and the first one alone is only previewed', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  const both = 'Motor de portão no Brás\nMotor de portão no Cambuci';
  const dialog = page.getByRole('alertdialog');
  await generate(page, both);
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    'Voltar',
    'Todos, um por um',
    'Somente o primeiro',
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
  expect(await fetchBody(site, '/sitemap')).not.toContain('Motor de portão no Brás');
});

test('all titles are saved one by one, and a failure is reported without stopping the rest', async ({
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
  const map = await fetchBody(site, '/sitemap');
  expect(map).toContain('/links-uteis/motor-de-portao-na-aclimacao');
  expect(map).toContain('/links-uteis/motor-de-portao-no-ipiranga');
  expect(await fetchBody(site, '/links-uteis/motor-de-portao-na-saude')).toContain('Estava lá antes.');
  // Only the failed title is left.
  expect(await titles(page).inputValue()).toBe('Motor de portão na Saúde');
});

test('a run can be stopped, and leaving it asks first', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  // The run waits at its second title, however slow the machine is.
  const heldRequest = holdPageAfter(page, 1);
  await generate(page, 'Motor de portão na Bela Vista\nMotor de portão na Liberdade\nMotor de portão na Sé');
  await page.getByRole('button', { name: 'Todos, um por um' }).click();
  await expectToast(page, 'Título 1/3 processado');
  const { release } = await heldRequest;
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar aqui' }).click();
  await button(page, 'Parar').click();
  await release();
  await expectToast(page, 'Processamento interrompido');
  expect(await fetchBody(site, '/sitemap')).not.toContain('Motor de portão na Sé');
  expect(await titles(page).inputValue()).toContain('Motor de portão na Sé');
});

test('the other titles wait behind the first: publishing it starts the next one, and skipping one moves it to the end', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão na Penha\nMotor de portão na Lapa\nMotor de portão na Mooca');
  await page.getByRole('button', { name: 'Somente o primeiro' }).click();
  await page.getByText('Faltam 2 títulos. Próximo: Motor de portão na Lapa').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const took = await timed(async () => {
    await button(page, 'Publicar e ir ao próximo').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Página salva');
    await expectToast(page, 'Conteúdo gerado', 'Motor de portão na Lapa está pronto para conferir.');
  });
  expect(took).toBeGreaterThanOrEqual(generationMs);
  await expectFocus(page.getByRole('heading', { name: 'Conteúdo', level: 2 }));
  expect(await titles(page).inputValue()).toBe('Motor de portão na Lapa\nMotor de portão na Mooca');
  expect(await fetchBody(site, '/sitemap')).toContain('/links-uteis/motor-de-portao-na-penha');

  await button(page, 'Pular').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Conteúdo gerado', 'Motor de portão na Mooca está pronto para conferir.');
  expect(await titles(page).inputValue()).toBe('Motor de portão na Mooca\nMotor de portão na Lapa');
  expect(await fetchBody(site, '/sitemap')).not.toContain('/links-uteis/motor-de-portao-na-lapa');
});

test('a title typed while a page is saved stays in the box', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await generate(page, 'Motor de portão no Jabaquara\nMotor de portão no Sacomã');
  await page.getByRole('button', { name: 'Somente o primeiro' }).click();
  await page.getByText('Falta 1 título. Próximo: Motor de portão no Sacomã').waitFor();
  const heldRequest = holdOnce(
    page,
    '**/rest/v1/generated_pages**',
    (request) => request.method() === 'POST',
  );
  await button(page, 'Publicar e ir ao próximo').click();
  const { release } = await heldRequest;
  await titles(page).fill(
    'Motor de portão no Jabaquara\nMotor de portão no Sacomã\nMotor de portão no Tucuruvi',
  );
  await release();
  await expectToast(page, 'Conteúdo gerado', 'Motor de portão no Sacomã está pronto para conferir.');
  expect(await titles(page).inputValue()).toBe('Motor de portão no Sacomã\nMotor de portão no Tucuruvi');
});
