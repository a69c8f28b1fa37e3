/** Whether a style entry can have an effect on a page. A sheet may drop what no element of the page needs. */

/** @param css of the page; a custom property counts only if this css reads it */
export function isUsedOnPage(entryText: string, html: string, css: string): boolean {
  const property = /(--[\w-]+):[^›]*$/.exec(entryText)?.[1];
  if (property !== undefined && !css.includes(`var(${property}`)) return false;
  const selector = entryText
    .split(' › ')
    .slice(0, -1)
    .join(' ')
    .replace(/:(is|where|has|not)\([^)]*\)/g, '');
  const classes = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const onPage = classesOf(html);
  return classes.every((name) => onPage.has(name));
}

const known = new Map<string, Set<string>>();

function classesOf(html: string): Set<string> {
  const found =
    known.get(html) ??
    new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  known.clear();
  known.set(html, found);
  return found;
}
