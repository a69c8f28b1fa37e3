/**
 * Keeps a tapped summary under the finger: opening it closes the others of its name, and a long answer closing above
 * would carry it off the screen.
 */

export function keepSummariesSteady(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('details[name] > summary');
    if (summary === null) return;
    // On a phone the menus scroll in a popover of their own.
    const scroller = summary.closest('[popover]') ?? root.scrollingElement;
    const topOf = () => summary.getBoundingClientRect().top;
    const top = topOf();
    // The browser opens and closes after this listener and before it draws the next frame.
    requestAnimationFrame(() => scroller?.scrollBy({ top: topOf() - top, behavior: 'instant' }));
  });
}
