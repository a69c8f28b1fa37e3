/** The address of a generated page, which screens, redirects and the trash share. */
export function pagePath(slug: string): string {
  return `/links-uteis/${slug}`;
}
