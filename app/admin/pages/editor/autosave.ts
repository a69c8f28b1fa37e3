/**
 * Saves typed text automatically, 1.5 s after the last key. Only one request runs at a time; what is typed meanwhile
 * goes into the next one. Text that is not saved yet is kept on this device, also while somebody types without a pause,
 * so a lost network, a closed tab or a crash loses at most the last 1.5 s.
 */
import type { Clock } from '#domain/clock.ts';
import type { Result } from '#domain/result.ts';
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
  /** Whether everything that was typed is stored. */
  isSaved(): boolean;
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
  const saveTimer = createTimer();
  const keepTimer = createTimer();
  let base = firstBase;
  let waiting: { text: Text } | null = null;
  let underWay: Promise<void> | null = null;
  /** Texts sent since the base was stored, to which no answer came. Any of them may be stored by now. */
  let unanswered: Text[] = [];
  /** Whether nothing is saved for now, because the stored text is another one or is gone. */
  let isHalted = false;
  let isStopped = false;

  function saveAfter(afterMs: number): void {
    if (!isStopped) saveTimer.set(afterMs, () => void flush());
  }

  /** Unlike the timer of a save, this one does not restart with each key. */
  function keepSoon(): void {
    if (isStopped || keepTimer.isSet()) return;
    keepTimer.set(keepAfterMs, () => {
      if (waiting !== null) keepHere(waiting.text, base);
    });
  }

  async function saveWaiting(): Promise<void> {
    while (waiting !== null && !isHalted && !isStopped) {
      if (!(await saveOnce(waiting))) return;
    }
  }

  /** @returns whether what is typed by now can be saved at once, like the results of the functions below */
  async function saveOnce(sent: { text: Text }): Promise<boolean> {
    keepHere(sent.text, base);
    onState({ code: 'saving', isLate: unanswered.length > 0 });
    const result = await save(sent.text, base.revision);
    if (result.ok) return result.value === null ? findStored(sent) : acceptSaved(sent, result.value);
    const { failure } = result;
    if (failure.code !== 'refused') {
      unanswered.push(sent.text);
      return tryAgain(failure);
    }
    // Text typed in the meantime may correct what was refused.
    if (waiting !== sent) return true;
    onState({ code: 'refused', refusal: failure.refusal });
    return false;
  }

  function acceptSaved(sent: { text: Text }, revision: number): boolean {
    rebase({ text: sent.text, revision });
    if (waiting === sent) {
      waiting = null;
      forgetHere();
      onState({ code: 'saved', at: clock() });
    }
    return true;
  }

  function tryAgain({ code }: ConnectionFailure): boolean {
    onState(code === 'no_connection' ? { code: 'kept_here' } : { code: 'saving', isLate: true });
    saveAfter(retryAfterMs);
    return false;
  }

  /**
   * Called when the stored revision is not the expected one. The answer to one of our own saves may have been lost: then
   * the stored text is ours, and there is no conflict.
   */
  async function findStored(sent: { text: Text }): Promise<boolean> {
    const found = await read();
    if (!found.ok) return tryAgain(found.failure);
    const stored = found.value;
    if (stored === null) return halt('gone');
    if (isEqual(stored.text, sent.text)) return acceptSaved(sent, stored.revision);
    if (!unanswered.some((earlier) => isEqual(stored.text, earlier))) return halt('conflict');
    rebase(stored);
    return true;
  }

  function halt(code: 'conflict' | 'gone'): boolean {
    isHalted = true;
    onState({ code });
    return false;
  }

  function rebase(stored: Stored<Text>): void {
    base = stored;
    unanswered = [];
  }

  async function flush(): Promise<number | null> {
    saveTimer.clear();
    // What was typed since the save under way must not wait for its answer, which may never come.
    if (underWay !== null && waiting !== null) keepHere(waiting.text, base);
    underWay ??= saveWaiting().finally(() => {
      underWay = null;
    });
    await underWay;
    return waiting === null && !isHalted ? base.revision : null;
  }

  return {
    type(text) {
      waiting = { text };
      keepSoon();
      if (isHalted) keepHere(text, base);
      else saveAfter(autosaveAfterMs);
    },
    flush,
    isSaved: () => waiting === null || isEqual(waiting.text, base.text),
    base: () => base.text,
    adopt(theirs) {
      rebase(theirs);
      isHalted = false;
      saveAfter(0);
    },
    stop() {
      isStopped = true;
      saveTimer.clear();
      keepTimer.clear();
    },
  };
}

function createTimer() {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timeout);
    timeout = undefined;
  };
  return {
    clear,
    isSet: () => timeout !== undefined,
    /** Replaces a call that is due later. */
    set(afterMs: number, call: () => void): void {
      clear();
      timeout = setTimeout(() => {
        timeout = undefined;
        call();
      }, afterMs);
    },
  };
}
