/**
 * @param typed a path, or a whole address as copied from the browser
 * @returns the path without a trailing slash, as the site writes it, or `/`; null if the text is neither
 */
export function pathOfAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://site.invalid/${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  return pathname.replace(/\/+$/, '') || '/';
}
