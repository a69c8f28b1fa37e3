/** 'Registro': the audit log as a list (docs/specification/administrator.md#log). */
import { expect } from 'vitest';
import { followAdminLink } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { overhang, wordsUnderFixed } from '#tests/e2e/support/page-checks.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';

test.for([
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)(
  'the log says what happened, when, to whom and where, newest first, fifty at a time: $width px',
  async (visitor, { site, visit }) => {
    const page = await visit(visitor);
    const client = await signInAsAdmin(site);
    // Two events each, so more in all than the list shows at first.
    for (let count = 0; count < 28; count += 1) {
      for (const mode of ['hold', 'warn']) await client.rpc('set_gate', { mode });
    }
    await signIn(page, site.admin);
    await followAdminLink(page, 'Registro');
    await page.getByRole('heading', { level: 1, name: 'Registro' }).waitFor();
    const rows = page.getByRole('region', { name: 'Eventos' }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.first().innerText()).toMatch(
      /^Entrada com a senha\n+\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}.*Sua conta.*Chrome no Linux/s,
    );
    expect(await rows.nth(1).innerText()).toContain('Reter páginas: trocado por só avisar');
    expect(await rows.count()).toBe(50);
    expect([await axeViolations(page), await overhang(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Carregar mais' }).press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(50);
    expect((await wordsUnderFixed(page)).filter((word) => word.startsWith('under'))).toEqual([]);
  },
);
