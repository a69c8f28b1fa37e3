/** Says whether the text is saved. It stays visible while the author scrolls. */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { SaveState } from './autosave.ts';
import { saveStateText } from './save-state-text.ts';

interface SaveLineProps {
  state: SaveState;
  /** Null for a page that was never on the site. */
  pageId: string | null;
}

export function SaveLine({ state, pageId }: SaveLineProps) {
  const isStored = state.code === 'saved' || state.code === 'saving';
  return (
    <p className={isStored ? 'save-line' : 'save-line is-unsaved'}>
      <span role="status">{saveStateText(state)}</span>
      {pageId !== null && <Link to={paths.adminVersions(pageId)}>Versões desta página</Link>}
    </p>
  );
}
