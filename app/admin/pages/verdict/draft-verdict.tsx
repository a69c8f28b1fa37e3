/** The gate's verdict, shown below a working copy. The gate is asked each time the copy is saved. */
import { useState } from 'react';
import type { SaveState } from '../editor/autosave.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictNote } from './verdict-note.tsx';

interface DraftVerdictProps {
  draftId: string;
  state: SaveState;
  /** A copy that is being published or discarded will be gone in a moment and cannot be asked about. */
  isLeaving: boolean;
}

export function DraftVerdict({ draftId, state, isLeaving }: DraftVerdictProps) {
  const mayAsk = !isLeaving && state.code !== 'gone';
  const savedAt = state.code === 'saved' ? state.at.getTime() : null;
  // While the text is being saved again, the last verdict stays.
  const [askedAt, setAskedAt] = useState(savedAt);
  if (mayAsk && savedAt !== null && savedAt !== askedAt) setAskedAt(savedAt);
  const score = useVerdict(askedAt === null ? null : { draft_id: draftId }, {
    textVersion: askedAt,
    isPaused: !mayAsk,
  });
  return score === null ? null : <VerdictNote score={score} />;
}
