import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before it unloads the document. Work that is kept in the tab survives a reload
 * and is lost only when the tab is closed, but the browser fires the same event for both.
 */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
