/** What a page is counted under. It must outlive a change of the address where the page may be renamed. */

/** All addresses that are no page of their own: unknown topics and places, and pages that were not found. */
export const otherPages = 'outras';

const generatedPrefix = 'pagina:';

export function generatedPageKey(id: string): string {
  return generatedPrefix + id;
}

/** @returns the id of the generated page; null for the key of another page */
export function generatedPageId(key: string): string | null {
  return key.startsWith(generatedPrefix) ? key.slice(generatedPrefix.length) : null;
}
