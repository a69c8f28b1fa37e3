/** The messages between this process and a reader process (`reader-process.ts`). */

export interface ReaderRequest {
  sql: string;
  parameters: readonly unknown[];
  /** UTF-16 code units that the texts of all rows may have together. */
  maxCharacters: number;
}

export type ReaderAnswer =
  | { rows: Record<string, unknown>[] }
  | { isTooLong: true }
  /** What `node:sqlite` threw. */
  | { error: { message: string; code: unknown; errcode: unknown } };
