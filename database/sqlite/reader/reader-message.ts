/** The messages between this process and a reader process (`reader-process.ts`). */

export interface ReaderRequest {
  sql: string;
  parameters: readonly unknown[];
  /** The most UTF-16 code units that the texts of all rows may have in total. */
  maxCharacters: number;
}

export type ReaderAnswer =
  | { rows: Record<string, unknown>[] }
  | { isTooLong: true }
  /** The error that `node:sqlite` threw. */
  | { error: { message: string; code: unknown; errcode: unknown } };
