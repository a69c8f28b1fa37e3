/** The administrator's half of a public page; fetched only where the browser keeps an administrator's session. */
import { createRoot } from 'react-dom/client';
import { createBackend } from '../backend.ts';
import { PageTools } from './page-tools.tsx';

/** @param element carries the page's id and the public key of the backend */
export function mountPageTools(element: HTMLElement): void {
  const { pageId = '', publicKey = '' } = element.dataset;
  const backend = createBackend(window.location.origin, publicKey);
  createRoot(element).render(<PageTools backend={backend} pageId={pageId} />);
}
