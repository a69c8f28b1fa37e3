/**
 * The content version, raised by one at each moment a promotion begins or ends. Both parts only rise, so their sum is a
 * new number whenever either changes, and a page kept before such a moment is outdated after it.
 */
import type { ContentVersion } from '#database/content-version.ts';
import type { Clock } from '#domain/clock.ts';

/** @param moments in milliseconds since 1970 */
export function datedVersion(
  version: Pick<ContentVersion, 'known' | 'current'>,
  moments: readonly number[],
  clock: Clock,
): Pick<ContentVersion, 'known' | 'current'> {
  if (moments.length === 0) return version;
  const passedMoments = () => {
    const now = clock().getTime();
    return moments.filter((moment) => moment <= now).length;
  };
  return {
    known() {
      const known = version.known();
      return known === null ? null : known + passedMoments();
    },
    async current() {
      // Read before the render: a page whose render crosses the moment is rendered again rather than kept.
      const passedBefore = passedMoments();
      return (await version.current()) + passedBefore;
    },
  };
}
