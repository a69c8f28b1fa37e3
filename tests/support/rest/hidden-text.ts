/** Finds content of drafts, trashed pages and versions in an answer. */
import { randomBytes } from 'node:crypto';

export interface HiddenText {
  /** Every hidden title, description and content contains it, and no request does. */
  marker: string;
  /** The slug of each hidden page begins with it; requests name these slugs too. */
  slugPrefix: string;
  /** Ids of drafts and of trashed pages; requests name them too. */
  ids: Set<string>;
}

export interface ReceivedAnswer {
  status: number;
  /** Names and values of the headers. */
  head: string;
  body: string;
}

export function newHiddenText(): HiddenText {
  return { marker: randomBytes(8).toString('hex'), slugPrefix: 'oculta-', ids: new Set() };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A refusal may repeat the requested slug and id; no answer may contain the text of a hidden page.
 * @returns what the answer reveals of a hidden page, or null
 */
export function leakIn({ status, head, body }: ReceivedAnswer, hidden: HiddenText): string | null {
  if (`${head}${body}`.includes(hidden.marker)) return 'text';
  if (status >= 300) return null;
  if (body.includes(hidden.slugPrefix)) return 'slug';
  return [...body.matchAll(uuid)].some(([id]) => hidden.ids.has(id)) ? 'id' : null;
}

/** @returns the number of all matching rows in `Content-Range`, or null */
export function reportedTotal(contentRange: string | null | undefined): number | null {
  const total = /\/(\d+)$/.exec(contentRange ?? '')?.[1];
  return total === undefined ? null : Number(total);
}
