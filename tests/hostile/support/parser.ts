/** A parser that the hostile inputs are fed to. */
export interface Parser {
  name: string;
  /** UTF-16 code units of the longest input that can reach it. */
  maxLength: number;
  /** Pieces of its grammar, from which inputs are assembled. */
  tokens: readonly string[];
  /** @throws when the parser breaks a promise */
  feed(input: string): void | Promise<void>;
}

/** @throws with the reason. `expect` would take minutes for a million inputs. */
export function assertPromise(isKept: boolean, what: string): asserts isKept {
  if (!isKept) throw new Error(`broken promise: ${what}`);
}

/** Node refuses a longer request line or header. */
export const maxHeaderLength = 16_000;
