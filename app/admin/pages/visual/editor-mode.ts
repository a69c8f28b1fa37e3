/** Which of the two ways of writing this device used last. */
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
    // With a full or forbidden storage, the next text begins as the first did.
  }
}
