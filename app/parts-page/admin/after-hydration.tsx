/** Renders parts only in the browser, because they read its address or its storage. */
import { type ReactNode, useEffect, useState } from 'react';

export function AfterHydration({ children }: { children: () => ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated && <div data-hydrated="">{children()}</div>;
}
