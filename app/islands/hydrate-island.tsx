/**
 * The browser part of an island. It is loaded with the first island that wakes, so that the runtime contains no React.
 */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** @returns a promise that is kept once the island answers to what the visitor does */
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

/** Effects of a parent run after those of its children, which read what was typed before. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
