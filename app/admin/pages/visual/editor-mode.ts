/** Remembers which of the two ways of writing was used last on this device. */
const key = 'admin-editor-mode';

export type EditorMode = 'visual' | 'html';

type ModeStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function recallMode(storage: () => ModeStorage): EditorMode {
  try {
    return storage().getItem(key) === 'html' ? 'html' : 'visual';
  } catch {
    return 'visual';
  }
}

export function keepMode(storage: () => ModeStorage, mode: EditorMode): void {
  try {
    storage().setItem(key, mode);
  } catch {
    // If the storage is full or blocked, the next text opens in the mode that was kept before, or in the default one.
  }
}
