/** The administrator's part of a public page, loaded only in a browser that stores an administrator's session. */
import { createRoot } from 'react-dom/client';
import { createBackend } from '../session/backend.ts';
import { PageTools } from './page-tools.tsx';

/** @param element has the id of the page and the public key of the backend in its data attributes */
export function mountPageTools(element: HTMLElement): void {
  const { pageId = '', publicKey = '' } = element.dataset;
  const backend = createBackend(window.location.origin, publicKey);
  createRoot(element).render(<PageTools backend={backend} pageId={pageId} />);
}
