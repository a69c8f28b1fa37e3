/** The preview of a draft shows what the published page shows (docs/specification/administrator.md#editor). */
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { chooseHtml, publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { publishPage, samplePage, storeDraft } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const texts = [
  {
    title: 'Conserto de motor de portão que não fecha',
    shownTitle: 'Conserto de motor de portão que não fecha',
    slug: 'Portão que não fecha',
    description: 'Troca em um dia.',
    content: '<p>Duas linhas</p>',
  },
  {
    title: 'Portão  & "motor" de R$ 1.890 <b>já</b>',
    shownTitle: 'Portão & "motor" de R$ 1.890 já',
    slug: 'Portão já',
    description: 'Troca em  um dia & <i>garantia</i> "escrita" de 1 ano.',
    content:
      '<h2 id="x">Preço &amp; prazo</h2><p onclick="x()">Um <b>só</b> <strong>texto</strong><br>em <a href="/motores">duas</a> linhas</p><ul><li><p>item</p></li></ul><table><tr><td>fora</td></tr></table>',
  },
  {
    title: 'Sem descrição',
    shownTitle: 'Sem descrição',
    slug: 'sem-descricao',
    description: '',
    content: 'Texto solto\n<p>parágrafo',
  },
];

/** What search engines, chats and visitors show of a page. */
interface PageParts {
  resultTitle: string;
  resultPath: string;
  resultText: string | undefined;
  messageTitle: string | undefined;
  messageText: string | undefined;
  article: string;
  /** The path of the card's image. */
  card: string;
}

async function publishedAt(page: Page): Promise<PageParts> {
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const card = (await content('meta[property="og:image"]')) ?? '';
  return {
    resultTitle: await page.title(),
    resultPath: new URL(page.url()).pathname,
    resultText: (await content('meta[name="description"]')) ?? undefined,
    messageTitle: (await content('meta[property="og:title"]')) ?? undefined,
    messageText: (await content('meta[property="og:description"]')) ?? undefined,
    article: await articleIn(page),
    card: new URL(card).pathname,
  };
}

/**
 * The markup of everything between header and footer, without administrators' tools, what counts taps and the space that
 * a script may put between the letters of the title.
 */
function articleIn(place: Page | FrameLocator): Promise<string> {
  return place.locator('.page').evaluate((original) => {
    const article = original.cloneNode(true) as Element;
    for (const tools of article.querySelectorAll('[data-page-id]')) tools.remove();
    for (const link of article.querySelectorAll('[ping]')) link.removeAttribute('ping');
    article.querySelector('h1')?.removeAttribute('style');
    return article.outerHTML;
  });
}

/**
 * Waits until the preview links to the pages on the subject of the title. Call it before the title is typed.
 * @returns how many there are
 */
async function waitForRelated(page: Page, frame: FrameLocator, title: string): Promise<number> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc/pages_on_subject') && response.request().postDataJSON().title === title,
  );
  const { length } = (await answer.json()) as unknown[];
  if (length > 0)
    await frame
      .locator('.related li')
      .nth(length - 1)
      .waitFor();
  return length;
}

/** The parts of the page as the preview shows them. */
async function previewed(page: Page): Promise<PageParts> {
  const text = (selector: string) => page.locator(`.preview ${selector}`).innerText();
  const frame = page.frameLocator('iframe[title="Prévia da página"]');
  const path = (await text('.search-result-address')).split(' › ').slice(1).join('/');
  return {
    resultTitle: await text('.search-result-title'),
    resultPath: `/${path}`,
    resultText: await text('.search-result-text'),
    messageTitle: await text('.whatsapp-card-title'),
    messageText: await text('.whatsapp-card-text'),
    article: await articleIn(frame),
    card: `/social/${path}.png`,
  };
}

test.for(texts)(
  'the preview of “$slug” has the head and every part of the published page, and so has the preview in the list',
  async (text, { site, visit }) => {
    const slug = `antes-${text.slug.length}`;
    await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug });
    const page = await visit({ width: 1440 });
    await signIn(page, site.admin);
    await page.getByRole('link', { name: `Editar Página ${slug}` }).click();
    await chooseHtml(page);
    const frame = page.frameLocator('iframe[title="Prévia da página"]');
    const related = waitForRelated(page, frame, text.shownTitle);
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill(text.title);
    await page.getByRole('textbox', { name: 'Slug' }).fill(text.slug);
    await page.getByRole('textbox', { name: 'Descrição' }).fill(text.description);
    await page.getByRole('textbox', { name: 'Conteúdo (HTML)' }).fill(text.content);
    const expected = text.description === '' ? /^Informações sobre / : /^Troca em/;
    await page.locator('.search-result-text').filter({ hasText: expected }).waitFor();
    await frame
      .locator('.prose')
      .filter({ hasText: /linhas|solto/ })
      .waitFor();
    expect((await related) > 0).toBe(text.title.startsWith('Conserto'));
    const before = await previewed(page);
    await publishFromEditor(page);
    await expectToast(page, 'Página publicada');
    const visitor = await visit();
    await visitor.goto(before.resultPath);
    expect(await publishedAt(visitor)).toEqual(before);
    expect(before.article).toContain('class="heading-quote"');
    expect(before.article).toContain('class="contact-block"');
    await page.goto('/admin/painel');
    const listed = page.frameLocator(`iframe[title=${JSON.stringify(`Prévia: ${text.shownTitle}`)}]`);
    if (text.title.startsWith('Conserto')) await listed.locator('.related li').first().waitFor();
    await listed.locator('.contact-block').waitFor();
    expect(await articleIn(listed)).toBe(before.article);
  },
);

test('on a wide screen the draft chosen by its title is previewed beside the list of drafts', async ({
  site,
  visit,
}) => {
  for (const title of ['Rascunho mais antigo', 'Rascunho mais novo']) {
    await storeDraft(site, { title, content: `<p>Texto do ${title.toLowerCase()}.</p>` });
  }
  const page = await visit();
  await openScreen(page, site.admin, { path: '/admin/paginas/rascunhos', heading: 'Rascunhos' });
  const preview = page.getByRole('complementary', { name: 'Prévia da página escolhida' });
  const frame = preview.frameLocator('iframe');
  await frame.getByText('Texto do rascunho mais novo.').waitFor();
  await page.getByRole('button', { name: 'Rascunho mais antigo', exact: true }).press('Enter');
  await frame.getByText('Texto do rascunho mais antigo.').waitFor();
  await page.getByRole('checkbox', { name: 'Rascunho mais antigo' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1239, height: 900 });
  await preview.waitFor({ state: 'detached' });
});
