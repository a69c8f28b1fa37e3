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

/** @throws with the reason. Faster than `expect`, which a million inputs would make wait for minutes. */
export function promise(isKept: boolean, what: string): asserts isKept {
  if (!isKept) throw new Error(`broken promise: ${what}`);
}

/** Node accepts no longer request line and headers. */
export const maxHeaderLength = 16_000;
