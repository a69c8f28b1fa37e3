/**
 * The browser part of an island. It is loaded with the first island that wakes, so that the runtime contains no React.
 */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** @returns a promise that resolves once the island responds to the visitor */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Awake onAwake={resolve}>
        <Component {...props} />
      </Awake>,
    );
  });
}

/**
 * Reports that the island is awake. A parent's effects run after those of its children, so by then the children have
 * read what was typed earlier.
 */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
