/**
 * Wakes the marked parts of a page. Nothing of React is loaded until an island comes into view or is
 * touched, whichever its mark asks for.
 */
import type { IslandModule } from './island.tsx';

const modules = import.meta.glob<IslandModule>('./*.island.tsx');
const touches = ['pointerdown', 'focusin', 'input'] as const;

export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = once(() => mount(element));
    if (element.dataset.wake === 'visible') {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      });
      observer.observe(element);
    }
    for (const touch of touches) element.addEventListener(touch, wake, { once: true, passive: true });
  }
}

async function mount(element: HTMLElement): Promise<void> {
  const name = element.dataset.island;
  const load = modules[`./${name}.island.tsx`];
  if (load === undefined) throw new Error(`No island is called "${name}"`);
  const [{ default: Component }, { hydrateIsland }] = await Promise.all([
    load(),
    import('./hydrate-island.tsx'),
  ]);
  hydrateIsland(element, Component);
}

function once(run: () => Promise<void>): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    void run();
  };
}
