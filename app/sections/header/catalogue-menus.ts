/** The panels of the header's menus that are the same on every page, as HTML. */
import { createContext, use } from 'react';

export interface CatalogueMenus {
  services: string;
  cities: string;
}

const CatalogueMenusContext = createContext<CatalogueMenus | null>(null);

export const CatalogueMenusProvider = CatalogueMenusContext.Provider;

export function useCatalogueMenus(): CatalogueMenus {
  const menus = use(CatalogueMenusContext);
  if (menus === null) throw new Error('CatalogueMenusProvider is missing');
  return menus;
}
