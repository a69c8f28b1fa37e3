/** Wakes the marked parts of a page when they are touched. Nothing of React is loaded until then. */
import type { IslandModule } from './island.tsx';

const modules = import.meta.glob<IslandModule>('./*.island.tsx');
const touches = ['pointerdown', 'focusin', 'input'] as const;

export function watchIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const awake = new AbortController();
    let isWaking = false;
    const wake = async () => {
      if (isWaking) return;
      isWaking = true;
      try {
        await mount(element);
        awake.abort();
      } finally {
        // A connection that broke may be back at the next touch.
        isWaking = false;
      }
    };
    for (const touch of touches) element.addEventListener(touch, wake, { signal: awake.signal });
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
