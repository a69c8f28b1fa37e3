/** Wakes an island when the visitor first touches it, then replays what the visitor did before it was awake. */
import type { IslandModule } from './island.tsx';
import { replayEvents } from './replay-events.ts';

const modules = import.meta.glob<IslandModule>('./*.island.tsx');

/** What was done in an island that is still waking. */
const waking = new Map<HTMLElement, Event[]>();

/** @param event an event in the island, caught by the visitors' script */
export async function touchIsland(island: HTMLElement, event: Event): Promise<void> {
  const events = waking.get(island);
  if (events !== undefined) {
    events.push(event);
    return;
  }
  const first = [event];
  waking.set(island, first);
  try {
    await mount(island);
    replayEvents(first);
  } finally {
    // A failed import is retried at the next touch, when the connection may be back.
    waking.delete(island);
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
  // The visitors' script looks for this attribute. From here on React itself holds events until it is ready.
  delete element.dataset.island;
  await hydrateIsland(element, Component);
}
