/** Two texts of one page, and what the editor makes of them (docs/specification/administrator.md#editor). */
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { htmlField, openInEditor, publishFromEditor, savedLine } from '#tests/e2e/support/page-form.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** The texts of the other side of a conflict, as versions of the page. */
async function keptTexts(client: SupabaseClient, slug: string): Promise<object[]> {
  const page = await client.from('generated_pages').select('id').eq('slug', slug).single();
  const kept = await client
    .from('page_versions')
    .select('snapshot')
    .eq('page_id', page.data?.id)
    .eq('label', 'Da outra aba ou aparelho');
  return (kept.data ?? []).map(({ snapshot: { title, content } }) => ({ title, content }));
}

test('a draft that was saved elsewhere is a conflict, and joining keeps both texts', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openInEditor(page, site, 'disputa');
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_drafts').select('id').eq('slug', 'disputa').single();
  await client
    .from('page_drafts')
    .update({ content: '<p>Texto velho</p><p>deles</p>' })
    .eq('id', data?.id)
    .eq('revision', 1);
  await htmlField(page).fill('<p>Texto velho</p><p>meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  const changed = page.getByRole('group').filter({ hasText: 'O que é diferente' });
  await expect.poll(() => changed.getByRole('deletion').allTextContents()).toContain('meu');
  await expect.poll(() => changed.getByRole('insertion').allTextContents()).toContain('deles');
  for (const name of ['O outro texto', 'O seu texto', 'Os dois juntos']) {
    await page.locator('summary', { hasText: name }).press('Enter');
  }
  const together = page.getByRole('group').filter({ hasText: 'Os dois juntos' });
  expect(await together.innerText()).toMatch(/Texto velho\nmeu\ndeles/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Juntar' }).click();
  await savedLine(page).waitFor();
  const joined = await htmlField(page).inputValue();
  for (const text of ['meu', 'deles', 'Texto velho']) expect(joined).toContain(text);
  await page.goto('/admin/paginas/rascunhos');
  await page.getByRole('listitem').filter({ hasText: 'Página disputa' }).waitFor();
});

test('a conflict left open over a reload is joined with everything that the other side wrote', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openInEditor(page, site, 'disputa-deixada');
  const client = await signInAsAdmin(site);
  await client
    .from('page_drafts')
    .update({ title: 'Título deles', content: '<p>Texto velho</p><p>deles</p>' })
    .eq('slug', 'disputa-deixada')
    .eq('revision', 1);
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Título meu');
  await htmlField(page).fill('<p>Texto velho</p><p>meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Juntar' }).click();
  await savedLine(page).waitFor();
  expect(await htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>meu</p>\n<p>deles</p>');
  expect(await page.getByRole('textbox', { name: 'Título', exact: true }).inputValue()).toBe('Título meu');
  expect(await keptTexts(client, 'disputa-deixada')).toEqual([
    { title: 'Título deles', content: '<p>Texto velho</p><p>deles</p>' },
  ]);
});

test('an author who keeps their own text finds the other one among the versions of the page', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openInEditor(page, site, 'fico-com-o-meu');
  const client = await signInAsAdmin(site);
  await client
    .from('page_drafts')
    .update({ content: '<p>deles</p>' })
    .eq('slug', 'fico-com-o-meu')
    .eq('revision', 1);
  await htmlField(page).fill('<p>meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Ficar com o meu' }).press('Enter');
  await savedLine(page).waitFor();
  expect(await htmlField(page).inputValue()).toBe('<p>meu</p>');
  expect(await keptTexts(client, 'fico-com-o-meu')).toEqual([
    { title: 'Página fico-com-o-meu', content: '<p>deles</p>' },
  ]);
});

test('if the other side of a conflict is published meanwhile, the author can continue with their own text', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openInEditor(page, site, 'publicada-no-conflito');
  const client = await signInAsAdmin(site);
  const { data: draft } = await client
    .from('page_drafts')
    .update({ content: '<p>Texto deles</p>' })
    .eq('slug', 'publicada-no-conflito')
    .eq('revision', 1)
    .select('id,revision')
    .single();
  await htmlField(page).fill('<p>Texto meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  await client.rpc('publish_page', { draft_id: draft?.id, revision: draft?.revision });
  await page.getByRole('button', { name: 'Juntar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto meu</p>');
  expect(await fetchBody(site, '/links-uteis/publicada-no-conflito')).toContain('Texto deles');
});

test('if the page was changed meanwhile, both texts are shown, and joining takes the changes of each', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, expects: /status of 409/ });
  await openInEditor(page, site, 'pagina-mudada');
  const client = await signInAsAdmin(site);
  const live = client.from('generated_pages');
  await live
    .update({ title: 'Título do site', content: '<p>Texto do site</p><p>deles</p>' })
    .eq('slug', 'pagina-mudada');
  await htmlField(page).fill('<p>Texto meu</p>');
  await savedLine(page).waitFor();
  await publishFromEditor(page);
  await page.getByText('A página foi mudada depois que este rascunho começou.').waitFor();
  await expectFocus(page.getByRole('alert').filter({ hasText: 'A página foi mudada' }));
  const changed = page.getByRole('group').filter({ hasText: 'O que é diferente' });
  await changed.getByRole('insertion').filter({ hasText: 'deles' }).waitFor();
  const both = page.getByRole('group').filter({ hasText: 'Mudado dos dois lados' });
  expect(await both.innerText()).toMatch(/No seu\s+Texto meu\s+No outro\s+Texto do site/);
  await page.getByRole('button', { name: 'Copiar o meu texto' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Juntar' }).press('Enter');
  await expectFocus(page.getByRole('status').filter({ hasText: 'Um trecho mudou dos dois lados' }));
  await savedLine(page).waitFor();
  expect(await page.getByRole('textbox', { name: 'Título', exact: true }).inputValue()).toBe(
    'Título do site',
  );
  expect((await htmlField(page).inputValue()).replaceAll('\n', '')).toBe(
    '<p>Texto meu</p><p>Texto do site</p><p>deles</p>',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Já escolhi' }).press('Enter');
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada');
  expect(await fetchBody(site, '/links-uteis/pagina-mudada')).toContain('Texto meu');
});

test('an author who keeps their own text over a changed page publishes it, and the other one is among the versions', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /status of 409/ });
  await openInEditor(page, site, 'pagina-vencida');
  const client = await signInAsAdmin(site);
  await client.from('generated_pages').update({ content: '<p>Do site</p>' }).eq('slug', 'pagina-vencida');
  await htmlField(page).fill('<p>Só o meu</p>');
  await savedLine(page).waitFor();
  await publishFromEditor(page);
  await page.getByRole('button', { name: 'Ficar com o meu' }).press('Enter');
  await page.getByText('A página foi mudada depois').waitFor({ state: 'detached' });
  await savedLine(page).waitFor();
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada');
  expect(await fetchBody(site, '/links-uteis/pagina-vencida')).toContain('Só o meu');
  const { data } = await client.from('page_versions').select('snapshot').order('number');
  expect(data?.map(({ snapshot }) => snapshot.content)).toContain('<p>Do site</p>');
});
