/** Every administrator's screen on a phone, a tablet and a wide screen, light and dark. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#app/paths.ts';
import { enrolAuthenticator } from '#tests/e2e/support/authenticator.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { overhang, wordsUnderFixed } from '#tests/e2e/support/page-checks.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { gluedWords } from '#tests/e2e/support/style-checks.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { broken, takeTour } from '#tests/e2e/support/tour.ts';
import { routeOf, routeTable } from '#tests/support/route-table.ts';

const limits = { timeout: 5 * 60_000 };
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
];

/** A phone whose text is enlarged to twice its size. Only the width is checked. */
const largePrint = { width: 180, height: 700 };

/** @throws the service's message if it refuses */
async function dataOf<Row>(
  call: PromiseLike<{ data: Row; error: { message: string } | null }>,
): Promise<NonNullable<Row>> {
  const { data, error } = await call;
  if (data === null || data === undefined) throw new Error(error?.message ?? 'The service answered nothing');
  return data;
}

/** @returns the paths of all screens, each with something to show */
async function fillScreens(site: Site): Promise<string[]> {
  await publishPage(site, samplePage);
  await publishPage(site, { ...samplePage, title: 'Página que foi apagada', slug: 'pagina-apagada' });
  const client = await signInAsAdmin(site);
  const page = await dataOf(client.from('generated_pages').select('id').eq('slug', samplePage.slug).single());
  await client.from('generated_pages').delete().eq('slug', 'pagina-apagada');
  const [draft, scheduled] = await Promise.all(
    ['Rascunho', 'Agendada'].map((title) =>
      dataOf(
        client
          .from('page_drafts')
          .insert({ title, content: samplePage.content })
          .select('id,revision')
          .single(),
      ),
    ),
  );
  const link = await dataOf(
    client
      .from('short_links')
      .insert({ page_key: '/motores', label: 'Adesivo da van' })
      .select('code')
      .single(),
  );
  await dataOf(
    client
      .from('redirects')
      .insert({ from_path: '/promocao', to_path: '/motores', status: 301 })
      .select('from_path')
      .single(),
  );
  const publish_at = new Date(Date.now() + 86_400_000).toISOString();
  await dataOf(
    client.rpc('schedule_page', { draft_id: scheduled?.id, revision: scheduled?.revision, publish_at }),
  );
  return [
    paths.adminPanel(),
    paths.adminContacts(),
    paths.adminCheckCode(),
    paths.adminShortLinks(),
    // As the server spells every address.
    paths.adminLabels(link.code).toLowerCase(),
    paths.adminDrafts(),
    paths.adminDraft(draft?.id ?? ''),
    paths.adminScheduled(),
    paths.adminHeld(),
    paths.adminTrash(),
    paths.adminVersions(page.id),
    paths.adminLocalGenerator(),
    paths.adminBulkCreator(),
    paths.adminMissed(),
    paths.adminRedirects(),
    paths.adminAlikePages(),
    paths.adminSecurity(),
    paths.adminLog(),
  ];
}

async function untilSettled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
}

async function check(page: Page, path: string) {
  await untilSettled(page);
  const shownPath = new URL(page.url()).pathname;
  const elsewhere = path.startsWith(shownPath) ? [] : [`shows ${shownPath}`];
  const found = {
    fits: [] as string[],
    spaced: [] as string[],
    uncovered: [] as string[],
    axe: [] as string[],
  };
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = (sentences: string[]) => sentences.map((sentence) => `${size.width} px: ${sentence}`);
    found.fits.push(...at(await overhang(page)));
    found.spaced.push(...at(await gluedWords(page)));
    found.uncovered.push(...at(await wordsUnderFixed(page, false)));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      found.axe.push(...at(await axeViolations(page)).map((sentence) => `${colorScheme}, ${sentence}`));
    }
  }
  await page.setViewportSize(largePrint);
  found.fits.push(...(await overhang(page)).map((sentence) => `${largePrint.width} px: ${sentence}`));
  await page.setViewportSize(sizes[0] ?? { width: 1440, height: 900 });
  return {
    'is shown': elsewhere,
    'fits the screen': found.fits,
    'keeps words apart': found.spaced,
    'covers no words': found.uncovered,
    'is accessible': found.axe,
  };
}

const withScreens = base.extend('screens', { scope: 'file' }, ({ site }) => fillScreens(site));

const test = withScreens.extend('findings', { scope: 'file' }, async ({ site, browser, screens }) => {
  const signedIn = await takeTour({
    browser,
    site,
    paths: screens,
    tab: {},
    prepare: (page) => signIn(page, site.admin),
    check,
  });
  await enrolAuthenticator(await signInAsAdmin(site), 'Celular');
  const signingIn = await takeTour({
    browser,
    site,
    paths: [paths.adminLogin(), `${paths.adminLogin()}#code`],
    tab: {},
    async check(page, path) {
      if (path.endsWith('#code')) {
        await fillSignIn(page, site.admin);
        await page.getByLabel('Código de seis números').waitFor();
      }
      return check(page, path);
    },
  });
  return [...signedIn, ...signingIn];
});

/** They show nothing of their own: the first leads to the panel, the second to the working copy of a page. */
const forwarding = ['admin', 'admin/paginas/editar/:pageId'];

test('every administrator’s route is on the tour, and shows its screen', limits, ({ findings, screens }) => {
  const toured = new Set([...screens, paths.adminLogin()].map((path) => routeOf(path)?.path));
  const all = routeTable.map(({ path }) => path).filter((path) => /^admin\b/.test(path));
  expect(all.filter((path) => !toured.has(path)).toSorted()).toEqual(forwarding);
  expect(broken(findings, 'is shown')).toEqual([]);
});

test('no administrator’s screen causes an error or scrolls sideways', limits, ({ findings }) => {
  expect(broken(findings, 'leaves no trace', 'fits the screen')).toEqual([]);
});

test(
  'no administrator’s screen sets two words side by side with no space between them',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'keeps words apart')).toEqual([]);
  },
);

test(
  'no word of an administrator’s screen stays under an element that is always in view',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'covers no words')).toEqual([]);
  },
);

test('no administrator’s screen violates a rule of accessibility, light or dark', limits, ({ findings }) => {
  expect(broken(findings, 'is accessible')).toEqual([]);
});
