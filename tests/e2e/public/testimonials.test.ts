/** The pages of testimonials as a visitor sees them (docs/specification/pages.md#testimonial-pages). */
import { expect } from 'vitest';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { test } from '#tests/e2e/support/public-test.ts';

test('each region shows its eight messages and leads to the nine others', async ({ visit }) => {
  const page = await visit();
  for (const { slug, heading, testimonials } of testimonialRegions) {
    await page.goto(`/depoimentos/${slug}`);
    expect(await page.locator('h1').textContent()).toBe(heading);
    const cards = page.locator('main figure');
    expect(await cards.locator('strong').allTextContents()).toEqual(testimonials.map(({ name }) => name));
    expect(await cards.getByText('Enviado via WhatsApp').count()).toBe(8);
    expect(await page.locator('main a[href^="/depoimentos/"]').count()).toBe(9);
    await page.getByText('exemplos ilustrativos').waitFor();
  }
});

test('the structured data contains no reviews, because the testimonials are examples', async ({ visit }) => {
  const page = await visit();
  await page.goto('/depoimentos/clientes-especiais');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block) => JSON.parse(block)['@type'])).toEqual(['Service', 'BreadcrumbList']);
  expect(blocks.join('')).not.toMatch(/review|rating/i);
});

test('an unknown region leads to the not-found page, as a missing generated page does', async ({ site }) => {
  const answer = await fetch(new URL('/depoimentos/atlantida', site.url), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not-found']);
});

test('home leads on to the testimonials of the visitor’s region', async ({ visit }) => {
  const page = await visit();
  const more = page.getByRole('link', { name: 'Ver mais depoimentos' });
  await page.goto('/');
  expect(await more.getAttribute('href')).toBe('/depoimentos/sao-paulo-capital');
  await page.goto('/?cidade=diadema');
  expect(await more.getAttribute('href')).toBe('/depoimentos/abcd-paulista');
});
