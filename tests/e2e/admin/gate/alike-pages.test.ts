/** 'Páginas parecidas' and 'Páginas retidas' (docs/specification/administrator.md#similar-pages, #held-pages). */
import { expect } from 'vitest';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { publishPage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody, type Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';
import { madeUpText } from '#tests/support/made-up-text.ts';

const alike = { path: '/admin/saude/parecidas', heading: 'Páginas parecidas' };
const held = { path: '/admin/paginas/retidas', heading: 'Retidas' };

const answerAt = (site: Site, slug: string) =>
  fetch(`${site.url}/links-uteis/${slug}`, { redirect: 'manual' });

test('two similar pages are merged by keyboard on a phone, and the merge is undone', async ({
  site,
  visit,
}) => {
  await publishPage(site, { title: 'A mais velha', slug: 'a-mais-velha', content: madeUpText(1) });
  await publishPage(site, { title: 'A mais nova', slug: 'a-mais-nova', content: madeUpText(1) });
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, alike);
  await page.getByRole('heading', { name: '2 páginas parecidas' }).waitFor();
  const newer = page.getByRole('listitem').filter({ hasText: '/links-uteis/a-mais-nova' });
  await newer.getByText('100% igual à mais antiga').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('radio', { name: /^A mais nova/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Juntar A mais velha' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Juntar estas páginas?' });
  await dialog.getByText('A mais velha').waitFor();
  await dialog.getByRole('button', { name: 'Juntar' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Páginas juntadas', 'O endereço da outra leva agora a /links-uteis/a-mais-nova.');
  const moved = await answerAt(site, 'a-mais-velha');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/links-uteis/a-mais-nova']);
  await page.getByText('Nenhuma página parecida com outra.').waitFor();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Página de volta');
  expect((await answerAt(site, 'a-mais-velha')).status).toBe(200);
  await page.getByRole('heading', { name: '2 páginas parecidas' }).waitFor();
});

test('the owner turns on holding, a held page waits with its reason, and a written reason lets it through', async ({
  site,
  visit,
}) => {
  await publishPage(site, { title: 'A primeira', slug: 'a-primeira', content: madeUpText(3) });
  const page = await visit({ width: 360, expects: /Failed to load resource: .* 422/ });
  await openScreen(page, site.admin, held);
  await page.getByText('Nenhuma página retida.').waitFor();
  await page.getByRole('radio', { name: /^Reter/, disabled: false }).focus();
  await page.keyboard.press('Space');
  await expectToast(page, 'Reter ligado', 'Vale para o que for publicado de agora em diante.');

  await publishPage(site, { title: 'A cópia', slug: 'a-copia', content: madeUpText(3) });
  const hidden = await answerAt(site, 'a-copia');
  expect([hidden.status, hidden.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(await fetchBody(site, '/sitemap.xml')).not.toContain('a-copia');
  await page.reload();
  const entry = page.getByRole('listitem').filter({ hasText: 'A cópia' });
  await entry.getByText('100% do texto já está em /links-uteis/a-primeira.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const search = page.getByRole('searchbox', { name: 'Buscar fora das listas' });
  await search.fill('nada assim');
  await page.getByText('Nenhuma página com “nada assim” no título ou no slug.').waitFor();
  await search.fill('copia');
  await page.getByText('1 página encontrada.').waitFor();
  await entry.getByRole('link', { name: 'Editar A cópia' }).click();
  await page.getByText('Publicada assim, ela fica fora dos buscadores e das listas do site.').waitFor();
  await publishFromEditor(page);
  await page.getByText('Retida: esta página não foi publicada.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publicar assim mesmo' }).click();
  await page.getByText('Escreva o motivo.').waitFor();
  await page.getByLabel('Ou diga por que publicar assim mesmo').fill('É a página da campanha');
  await page.getByRole('button', { name: 'Publicar assim mesmo' }).click();
  await expectToast(page, 'Página publicada');
  expect((await answerAt(site, 'a-copia')).headers.get('x-robots-tag')).toBeNull();
  expect(await fetchBody(site, '/sitemap.xml')).toContain('a-copia');
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_versions').select('label').like('label', 'Liberada:%');
  expect(data).toEqual([{ label: 'Liberada: É a página da campanha' }]);
});

test('the first steps of a new site recommend holding, and say why, as long as the gate only warns', async ({
  site,
  visit,
}) => {
  const client = await signInAsAdmin(site);
  await client.rpc('set_gate', { mode: 'warn' });
  const page = await visit();
  await signIn(page, site.admin);
  const steps = page.getByRole('region', { name: 'Primeiros passos' });
  await steps.getByText('Página curta ou quase igual a outra disputa com as suas no buscador.').waitFor();
  await page.getByRole('link', { name: 'Ligar “Reter”' }).click();
  await page.getByRole('heading', { level: 1, name: held.heading }).waitFor();
  expect(await page.getByRole('radio', { name: /^Só avisar/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Reter/ }).click();
  await expectToast(page, 'Reter ligado');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('heading', { level: 2, name: 'Hoje' }).waitFor();
  await steps.getByText('Retenha o que é fraco (feito)').waitFor();
  expect(await page.getByRole('link', { name: 'Ligar “Reter”' }).count()).toBe(0);
});
