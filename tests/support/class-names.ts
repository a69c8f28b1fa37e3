/** Class names, read from style sheets and from HTML. */

/** @returns the classes in the selectors of a style sheet, nested rules included */
export function classesOfRules(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '')
    .matchAll(/([^{};]+)\{/g);
  return new Set([...selectors].flatMap(([, selector = '']) => namesIn(selector)));
}

function namesIn(selector: string): string[] {
  if (selector.trim().startsWith('@')) return [];
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

/** @returns the classes of all elements of a document */
export function classesOfElements(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

/**
 * @param sheets the texts of all style sheets
 * @returns those of them that the style element of a document holds
 */
export function inlineStyles(html: string, sheets: readonly string[]): string[] {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return sheets.filter((css) => styles.includes(css));
}
