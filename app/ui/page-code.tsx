/** The code under which the contacts of a page are counted; null on a page that has none. */
import { createContext, use } from 'react';
import { type Slot, tapPath } from '#domain/leads/slots.ts';

const PageCodeContext = createContext<string | null>(null);

export const PageCodeProvider = PageCodeContext.Provider;

/** @returns the attribute by which a browser counts a tap on the link, even without script */
export function usePing(slot: Slot): { ping?: string } {
  const code = use(PageCodeContext);
  return code === null ? {} : { ping: tapPath(code, slot) };
}
