/** The browser's half of an island; only island files import it, so React stays out of the runtime. */
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydrateIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as Props;
  hydrateRoot(element, <Component {...props} />);
}
