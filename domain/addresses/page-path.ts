const prefix = '/links-uteis/';

/** The address of a generated page, which screens, redirects and the trash share. */
export function pagePath(slug: string): string {
  return prefix + slug;
}

/** @returns null for an address that no generated page could have */
export function slugOfPath(path: string): string | null {
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return slug === '' || slug.includes('/') ? null : slug;
}
