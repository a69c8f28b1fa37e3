/** What a page is counted under. It must outlive a change of the address where the page may be renamed. */

/** All addresses that are no page of their own: unknown topics and places, and pages that were not found. */
export const otherPages = 'outras';

const generatedPrefix = 'pagina:';
/** PostgreSQL refuses any other text as an id. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function generatedPageKey(id: string): string {
  return generatedPrefix + id;
}

/** @returns the id of the generated page; null for the key of another page, and for what is no id */
export function generatedPageId(key: string): string | null {
  const id = key.slice(generatedPrefix.length);
  return key.startsWith(generatedPrefix) && uuid.test(id) ? id : null;
}
