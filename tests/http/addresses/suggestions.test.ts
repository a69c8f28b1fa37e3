/** How often the first suggestion for a mistyped address is the intended page. */
import { expect, onTestFinished, test } from 'vitest';
import { indexablePages } from '#app/seo/indexable-paths.server.ts';
import { createContentVersion } from '#database/content-version.ts';
import { createMissedService } from '#domain/addresses/missed/missed-service.ts';
import { systemClock } from '#domain/clock.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { titleFromSlug } from '#domain/slug.ts';
import { engines } from '#tests/support/databases.ts';
import { generatedSlugs, missedTypos } from '#tests/support/missed-typos.ts';

test.each(engines)(
  'on $name, the first suggestion is right for at least four of five mistyped addresses',
  async (engine) => {
    const database = await engine.open();
    onTestFinished(() => database.close());
    const pages = createPageService({
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
    });
    await pages.publish(
      generatedSlugs.map((slug) => ({ title: titleFromSlug(slug), slug, content: '<p>1</p>' })),
    );
    const missed = createMissedService({ database, sitePages: async () => indexablePages() });
    const suggested = await missed.suggest(missedTypos.map(([path]) => path));
    const wrong = suggested.flatMap(({ path, suggestions }, index) => {
      const meant = missedTypos[index]?.[1];
      const [first] = suggestions;
      return first?.path === meant ? [] : [`${path}: ${first?.path ?? 'nothing'} instead of ${meant}`];
    });
    const share = 1 - wrong.length / missedTypos.length;
    process.stdout.write(`first suggestion right on ${engine.name}: ${(100 * share).toFixed(1)} %\n`);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.8);
    expect(missedTypos).toHaveLength(200);
    expect(new Set(missedTypos.map(([path]) => path)).size).toBe(200);
    for (const { suggestions } of suggested) {
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const { reason } of suggestions) expect(reason).not.toBe('');
    }
  },
);
