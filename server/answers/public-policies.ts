/**
 * The policy of each public page allows the inline style element of that page, and nothing that the page does not use.
 */
import { hashSource, publicPolicy } from './security-headers.ts';

const stylesInHead = /<style>([\s\S]*?)<\/style>/;

/**
 * @param sheets the texts of all public style sheets. The browser refuses any style element that is not made from them.
 * @param script the visitors' script
 * @returns the policy for the HTML of a page
 */
export function publicPolicies(sheets: readonly string[], script: string): (html: string) => string {
  const scriptSource = hashSource(script);
  /** Kept because hashing costs more than comparing. There are about a dozen sets of sheets. */
  const sources = new Map<string, string>();
  return (html) => {
    const styles = stylesInHead.exec(html)?.[1];
    let source: string | undefined;
    if (styles !== undefined && isMadeOf(sheets, styles)) {
      source = sources.get(styles) ?? hashSource(styles);
      sources.set(styles, source);
    }
    return publicPolicy({ scriptSource, styleSource: source ?? null, hasClip: html.includes('<video') });
  };
}

function isMadeOf(sheets: readonly string[], styles: string): boolean {
  const rest = sheets.reduce((left, sheet) => left.replace(sheet, () => ''), styles);
  return rest.trim() === '';
}
