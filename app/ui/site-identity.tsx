/** Gives every link the configured address and phone numbers without passing them through each component. */
import { createContext, use } from 'react';
import type { SiteIdentity } from '../context.ts';

const SiteIdentityContext = createContext<SiteIdentity | null>(null);

export const SiteIdentityProvider = SiteIdentityContext.Provider;

export function useSiteIdentity(): SiteIdentity {
  const identity = use(SiteIdentityContext);
  if (identity === null) throw new Error('useSiteIdentity is used outside the site layout');
  return identity;
}
