import { useEffect } from 'react';

/**
 * Lets the browser ask before the document goes away. It cannot tell closing the tab, which loses what only the tab
 * keeps, from a reload, which does not; so it asks for both.
 */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
