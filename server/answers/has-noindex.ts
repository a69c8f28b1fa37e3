/** Whether a rendered page asks search engines not to list it. */
export function hasNoindex(html: string): boolean {
  return html.includes('<meta name="robots" content="noindex"');
}
