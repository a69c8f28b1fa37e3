/**
 * Saves typed text automatically, 1.5 s after the last key. Only one request runs at a time; what is typed meanwhile
 * goes into the next one. Text that is not saved yet is kept on this device, so a lost network or a closed tab loses at
 * most the last 1.5 s.
 */
import type { Result } from '#domain/result.ts';

export const autosaveAfterMs = 1500;
const retryAfterMs = 5000;

export type SaveState =
  | { code: 'saving' }
  | { code: 'saved'; at: Date }
  | { code: 'kept_here' }
  | { code: 'conflict' }
  /** The draft was published or deleted elsewhere, perhaps by its schedule. */
  | { code: 'gone' };

/** A stored text with its revision. */
export interface Stored<Text> {
  text: Text;
  revision: number;
}

export interface AutosaveDependencies<Text> {
  /** @returns the new revision, or null if the stored text has a different revision from the given one */
  save(text: Text, revision: number): Promise<Result<number | null, unknown>>;
  /** What is stored now; null if it is gone. */
  read(): Promise<Result<Stored<Text> | null, unknown>>;
  /** @param base the stored text that the edits began from */
  keepHere(text: Text, base: Stored<Text>): void;
  forgetHere(): void;
  isEqual(one: Text, other: Text): boolean;
  onState(state: SaveState): void;
  now(): Date;
}

export interface Autosave<Text> {
  type(text: Text): void;
  /** Saves at once. @returns the revision that holds everything typed, or null if it could not be saved */
  flush(): Promise<number | null>;
  /** The text that the edits began from: the last stored text that this side has saved or adopted. */
  base(): Text;
  /** Accepts the stored text of the other side as known; the next save replaces it. */
  adopt(theirs: Stored<Text>): void;
  /** For a text that is published or deleted: nothing is saved any more. */
  stop(): void;
}

export function createAutosave<Text>(
  dependencies: AutosaveDependencies<Text>,
  firstBase: Stored<Text>,
): Autosave<Text> {
  const { save, read, keepHere, forgetHere, isEqual, onState, now } = dependencies;
  let base = firstBase;
  let waiting: { text: Text } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let underWay: Promise<void> | null = null;
  let isConflict = false;
  let isStopped = false;

  function schedule(afterMs: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(() => void flush(), afterMs);
  }

  async function saveWaiting(): Promise<void> {
    while (waiting !== null && !isConflict && !isStopped) {
      const sent = waiting;
      keepHere(sent.text, base);
      onState({ code: 'saving' });
      const result = await save(sent.text, base.revision);
      if (!result.ok) {
        onState({ code: 'kept_here' });
        return schedule(retryAfterMs);
      }
      const saved = result.value ?? (await revisionOfOwnSave(sent.text));
      if (saved === 'unknown') {
        onState({ code: 'kept_here' });
        return schedule(retryAfterMs);
      }
      if (saved === 'conflict' || saved === 'gone') {
        isConflict = true;
        return onState({ code: saved });
      }
      base = { text: sent.text, revision: saved };
      if (waiting === sent) {
        waiting = null;
        forgetHere();
        onState({ code: 'saved', at: now() });
      }
    }
  }

  /** The answer to one of our own saves may have been lost. Then the stored text is ours, and there is no conflict. */
  async function revisionOfOwnSave(sent: Text): Promise<number | 'conflict' | 'gone' | 'unknown'> {
    const stored = await read();
    if (!stored.ok) return 'unknown';
    if (stored.value === null) return 'gone';
    return isEqual(stored.value.text, sent) ? stored.value.revision : 'conflict';
  }

  async function flush(): Promise<number | null> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // What was typed since the save under way must not wait for its answer, which may never come.
    if (underWay !== null && waiting !== null) keepHere(waiting.text, base);
    underWay ??= saveWaiting().finally(() => {
      underWay = null;
    });
    await underWay;
    return waiting === null && !isConflict ? base.revision : null;
  }

  return {
    type(text) {
      waiting = { text };
      if (isConflict) keepHere(text, base);
      else schedule(autosaveAfterMs);
    },
    flush,
    base: () => base.text,
    adopt(theirs) {
      base = theirs;
      isConflict = false;
      schedule(0);
    },
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
