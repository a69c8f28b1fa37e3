import { useSyncExternalStore } from 'react';

/** As in `page-list.css`. */
const wideEnough = '(min-width: 77.5em)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(wideEnough);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** @returns whether a preview fits beside the list; false on the server */
export function useRoomBesideList(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideEnough).matches,
    () => false,
  );
}
