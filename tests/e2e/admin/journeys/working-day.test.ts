/** An owner's day on a phone, once by keyboard alone and once by thumb alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { type Hand, hands } from '#tests/e2e/support/hands.ts';
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';
import { madeUpText } from '#tests/support/made-up-text.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const panel = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });

async function publish(page: Page, { press }: Hand): Promise<void> {
  await press(page, button(page, 'Publicar'));
  await press(page, button(page, 'Publicar agora'));
  await expectToast(page, 'Página publicada');
  // The toast may come before the editor, which has the same link, is gone.
  await page.getByRole('heading', { name: 'No ar', level: 1 }).waitFor();
  await press(page, link(page, 'Voltar ao Painel'));
  await panel(page).waitFor();
}

const answerAt = (site: Site, slug: string) =>
  fetch(`${site.url}/links-uteis/${slug}`, { redirect: 'manual' });

test.for(hands)(
  'a page is written, seen as a card, published, corrected, compared, restored, renamed, deleted and undeleted, by $name at 360 px',
  async (hand, { site, visit }) => {
    const { name, press, write, choose } = hand;
    const view = (label: string) => page.getByRole('radio', { name: label });
    const title = `Portão que range ${name}`;
    const slugs = { first: `portao-que-range-${name}`, second: `portao-rangendo-${name}` };
    const page = await visit({ width: 360 });
    await signIn(page, site.admin);

    // The first of these is there until a page is published.
    await press(page, button(page, 'Escrever a página').or(button(page, 'Escrever sem HTML')).first());
    await text(page).waitFor();
    await write(page, field(page, 'Título'), title);
    await write(page, text(page), 'Falta graxa no trilho.');
    await choose(page, view('Buscador'));
    const card = page.getByRole('img', { name: 'Imagem do cartão' });
    await expect.poll(() => card.textContent()).toContain('Portão que range');
    await publish(page, hand);
    expect(await (await answerAt(site, slugs.first)).text()).toContain('<p>Falta graxa no trilho.</p>');

    await press(page, link(page, `Editar ${title}`));
    await write(page, text(page), 'Falta óleo no trilho.');
    await publish(page, hand);

    await press(page, link(page, `Versões de ${title}`));
    const first = page.getByRole('listitem').filter({ hasText: 'Versão 1' });
    await press(page, first.getByRole('button', { name: 'Comparar com a publicada' }));
    await expect.poll(() => first.locator('.difference-words del').allTextContents()).toEqual(['graxa']);
    await press(page, button(page, 'Mais ações: Versão 1'));
    await press(page, page.getByRole('menuitem', { name: 'Restaurar' }));
    await text(page).getByText('Falta graxa').waitFor();
    await choose(page, view('Buscador'));
    await write(page, field(page, 'Slug'), slugs.second);
    await publish(page, hand);
    const renamed = await answerAt(site, slugs.first);
    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, `/links-uteis/${slugs.second}`]);

    await press(page, button(page, `Deletar ${title}`));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }));
    await expectToast(page, 'Sucesso!');
    expect((await answerAt(site, slugs.second)).status).toBe(410);
    await press(page, button(page, 'Desfazer'));
    await expectToast(page, 'Página de volta');
    expect(await (await answerAt(site, slugs.second)).text()).toContain('Falta graxa');
  },
);

test.for(hands)(
  'a page is started without HTML and scheduled, and two similar pages are merged, by $name at 360 px',
  async ({ name, press, write }, { site, visit }) => {
    const page = await visit({ width: 360 });
    await signIn(page, site.admin);
    const title = `Sai amanhã ${name}`;
    await write(page, field(page, 'Título'), title);
    await press(page, button(page, 'Escrever sem HTML'));
    await text(page).waitFor();
    expect(await field(page, 'Título').inputValue()).toBe(title);
    await write(page, text(page), 'Um texto.');
    await press(page, button(page, 'Agendar'));
    await expectFocus(page.getByLabel('Dia e hora'));
    await press(page, button(page, 'Agendar'));
    await expectToast(page, 'Página agendada');

    const content = madeUpText(hands.findIndex((hand) => hand.name === name) + 1);
    await publishPage(site, { title: `A mais velha ${name}`, slug: `a-mais-velha-${name}`, content });
    await publishPage(site, { title: `A mais nova ${name}`, slug: `a-mais-nova-${name}`, content });
    await press(page, button(page, 'Mais'));
    await press(page, link(page, 'Saúde do site'));
    await press(page, link(page, 'Páginas parecidas'));
    await press(page, button(page, `Juntar A mais nova ${name}`));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Juntar' }));
    await expectToast(page, 'Páginas juntadas');
    expect((await answerAt(site, `a-mais-nova-${name}`)).headers.get('location')).toBe(
      `/links-uteis/a-mais-velha-${name}`,
    );
  },
);
