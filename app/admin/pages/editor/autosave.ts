/**
 * Saves typed text automatically, 1.5 s after the last key. Only one request runs at a time; what is typed meanwhile
 * goes into the next one. Text that is not saved yet is kept on this device, also while somebody types without a pause,
 * so a lost network, a closed tab or a crash loses at most the last 1.5 s.
 */
import type { Clock } from '#domain/clock.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { PageRefusal } from '../page-refusal.ts';

export const autosaveAfterMs = 1500;
/** Shorter than the 1.5 s that may be lost, because keeping the text takes a moment too. */
const keepAfterMs = 1000;
const retryAfterMs = 5000;

export type SaveState =
  /** `isLate`: an earlier attempt got no answer and is being repeated. Meanwhile the text is kept on this device. */
  | { code: 'saving'; isLate: boolean }
  | { code: 'saved'; at: Date }
  /** The site cannot be reached. The text is kept on this device. */
  | { code: 'kept_here' }
  /** The same text would be refused again, so the next save waits for the next key. */
  | { code: 'refused'; refusal: PageRefusal }
  | { code: 'conflict' }
  /** The draft was published or deleted elsewhere, perhaps by its schedule. */
  | { code: 'gone' };

/** A stored text with its revision. */
export interface Stored<Text> {
  text: Text;
  revision: number;
}

export type ConnectionFailure =
  | { code: 'no_connection' }
  /** The site took too long, or failed. */
  | { code: 'no_answer' };

export type SaveFailure = ConnectionFailure | { code: 'refused'; refusal: PageRefusal };

export interface AutosaveDependencies<Text> {
  /** @returns the new revision, or null if the stored text has a different revision from the given one */
  save(text: Text, revision: number): Promise<Result<number | null, SaveFailure>>;
  /** @returns what is stored now, or null if it is gone */
  read(): Promise<Result<Stored<Text> | null, ConnectionFailure>>;
  /** @param base the stored text that the edits began from */
  keepHere(text: Text, base: Stored<Text>): void;
  forgetHere(): void;
  isEqual(one: Text, other: Text): boolean;
  onState(state: SaveState): void;
  clock: Clock;
}

export interface Autosave<Text> {
  type(text: Text): void;
  /** Saves at once. @returns the revision that holds everything typed, or null if it could not be saved */
  flush(): Promise<number | null>;
  /** The text that the edits began from: the last stored text that this side has saved or adopted. */
  base(): Text;
  /** Accepts the stored text of the other side as known; the next save replaces it. */
  adopt(theirs: Stored<Text>): void;
  /** Saves nothing from now on, because the text was published or deleted. */
  stop(): void;
}

export function createAutosave<Text>(
  dependencies: AutosaveDependencies<Text>,
  firstBase: Stored<Text>,
): Autosave<Text> {
  const { save, read, keepHere, forgetHere, isEqual, onState, clock } = dependencies;
  let base = firstBase;
  let waiting: { text: Text } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let keepTimer: ReturnType<typeof setTimeout> | null = null;
  let underWay: Promise<void> | null = null;
  /** Texts sent since the base was stored, to which no answer came. Any of them may be stored by now. */
  let unanswered: Text[] = [];
  let isConflict = false;
  let isStopped = false;

  function schedule(afterMs: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(() => void flush(), afterMs);
  }

  /** Unlike the timer of a save, this one does not restart with each key. */
  function keepSoon(): void {
    if (isStopped) return;
    keepTimer ??= setTimeout(() => {
      keepTimer = null;
      if (waiting !== null && !isStopped) keepHere(waiting.text, base);
    }, keepAfterMs);
  }

  async function saveWaiting(): Promise<void> {
    while (waiting !== null && !isConflict && !isStopped) {
      const sent = waiting;
      keepHere(sent.text, base);
      onState({ code: 'saving', isLate: unanswered.length > 0 });
      const result = await save(sent.text, base.revision);
      if (!result.ok) {
        if (result.failure.code === 'refused') {
          // Text typed in the meantime may correct what was refused.
          if (waiting !== sent) continue;
          return onState({ code: 'refused', refusal: result.failure.refusal });
        }
        unanswered.push(sent.text);
        return tryAgain(result.failure);
      }
      const saved = result.value === null ? await findOwnSave(sent.text) : success(result.value);
      if (!saved.ok) {
        const { failure } = saved;
        if (failure.code === 'no_connection' || failure.code === 'no_answer') return tryAgain(failure);
        isConflict = true;
        return onState({ code: failure.code });
      }
      if (saved.value === 'earlier') continue;
      rebase({ text: sent.text, revision: saved.value });
      if (waiting === sent) {
        waiting = null;
        forgetHere();
        onState({ code: 'saved', at: clock() });
      }
    }
  }

  function tryAgain({ code }: ConnectionFailure): void {
    onState(code === 'no_connection' ? { code: 'kept_here' } : { code: 'saving', isLate: true });
    schedule(retryAfterMs);
  }

  function rebase(stored: Stored<Text>): void {
    base = stored;
    unanswered = [];
  }

  /**
   * The answer to one of our own saves may have been lost. Then the stored text is ours, and there is no conflict.
   * @returns the stored revision, if it holds the text just sent; 'earlier' if it holds one sent before, now the base
   */
  async function findOwnSave(
    sent: Text,
  ): Promise<Result<number | 'earlier', ConnectionFailure | { code: 'conflict' } | { code: 'gone' }>> {
    const found = await read();
    if (!found.ok) return found;
    const stored = found.value;
    if (stored === null) return refusal({ code: 'gone' });
    if (isEqual(stored.text, sent)) return success(stored.revision);
    if (!unanswered.some((earlier) => isEqual(stored.text, earlier))) return refusal({ code: 'conflict' });
    rebase(stored);
    return success('earlier');
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
      keepSoon();
      if (isConflict) keepHere(text, base);
      else schedule(autosaveAfterMs);
    },
    flush,
    base: () => base.text,
    adopt(theirs) {
      rebase(theirs);
      isConflict = false;
      schedule(0);
    },
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      if (keepTimer !== null) clearTimeout(keepTimer);
    },
  };
}
