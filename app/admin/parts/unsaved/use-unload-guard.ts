import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before it unloads the document. Closing the tab loses kept work and a reload
 * does not, but the event is the same for both.
 */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
