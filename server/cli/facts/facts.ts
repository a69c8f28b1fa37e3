import { systemClock } from '#domain/clock.ts';
import { promotionStates } from '#domain/promotions/promotion-state.ts';
import { type Command, exitCodes } from '../command.ts';
import type { FoundFact } from './find-facts.ts';

/**
 * Lists every figure with the pages that show it. It renders the sources, not the build, so it needs the development
 * packages and no database.
 */
export const listFacts: Command = async ({ env, isJson, print }) => {
  // Vite and the router are loaded for this command only.
  const { findFacts } = await import('./find-facts.ts');
  const { loadMarkedSite } = await import('./marked-site.ts');
  const site = await loadMarkedSite({
    site: { url: env.siteUrl, phones: env.phones, whatsapp: env.whatsapp, company: env.company },
    pages: { findBySlug: async () => null, count: async () => 0, list: async () => [] },
    findPreview: async () => null,
    pageCode: async () => null,
    promotionStates: () => promotionStates(env.promotions, systemClock()),
    backend: { publicKey: '' },
    report: { notFound: () => {}, failure: () => {} },
  });
  try {
    const { found, pageCount, undeclared } = await findFacts(site, site.indexablePaths);
    if (isJson) {
      print(JSON.stringify({ facts: found, pageCount, undeclared }, null, 2));
    } else {
      for (const fact of found) for (const line of linesOf(fact, pageCount)) print(line);
      for (const figure of undeclared) print(`Not declared: ${figure}`);
    }
    return undeclared.length === 0 ? exitCodes.done : exitCodes.failed;
  } finally {
    await site.close();
  }
};

function linesOf({ name, text, scope, source, pages, perhaps }: FoundFact, pageCount: number): string[] {
  return [
    `${name}\t${text}\t${scope}\t${source}`,
    `  ${pages.length === 0 ? 'on no page' : describe(pages, pageCount)}`,
    ...(perhaps.length === 0 ? [] : [`  perhaps ${describe(perhaps, pageCount)}`]),
  ];
}

function describe(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount) return 'on every page';
  return `${pages.length}: ${pages.join(' ')}`;
}
