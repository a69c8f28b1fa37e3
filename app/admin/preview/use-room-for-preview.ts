import { useSyncExternalStore } from 'react';

/** As in the style sheets of the form and of the lists. */
const wideEnough = '(min-width: 77.5em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideEnough);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** @returns whether a preview fits beside a form or a list; false on the server */
export function useRoomForPreview(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideEnough).matches,
    () => false,
  );
}
