/** The browser's half of an island; loaded with the first island that wakes, so React stays out of the runtime. */
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydrateIsland(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  hydrateRoot(element, <Component {...props} />);
}
