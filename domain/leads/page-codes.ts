/** Gives each page its permanent code when it is first shown. */
import { randomInt } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { codesOneLongerOrShorter, lengthFor, newPageCode } from './page-code.ts';
import {
  countPageCodes,
  findCodeOfPage,
  findPageOfCode,
  insertPageCode,
  isAnyCodeUsed,
} from './page-code-store.ts';

export interface PageCodes {
  /** @returns null if the code could not be read, or could not be made in time */
  codeOf(pageKey: string): Promise<string | null>;
  /** @returns the key of the page, or null for a code that no page has */
  pageOf(code: string): Promise<string | null>;
}

/**
 * Rendering waits no longer than this for a code while another writer holds the database. The code is still made, for the
 * next render.
 */
const patienceMs = 250;
const maxTries = 20;
/** A code never changes. Beyond this many, the oldest is forgotten and read again when needed. */
const maxRemembered = 20_000;
const precision = 2 ** 32;
const random = () => randomInt(precision) / precision;

export function createPageCodes(database: Pick<Database, 'query' | 'isUnreachable'>): PageCodes {
  const { query } = database;
  const pages = new Map<string, string>();

  async function drawCode(pageKey: string): Promise<string | null> {
    const length = lengthFor(await countPageCodes(query));
    for (let tried = 0; tried < maxTries; tried += 1) {
      const drawn = newPageCode(length, random);
      if (await isAnyCodeUsed(query, codesOneLongerOrShorter(drawn))) continue;
      await insertPageCode(query, pageKey, drawn);
      // Another process may have been faster.
      const code = await findCodeOfPage(query, pageKey);
      if (code !== null) return code;
    }
    return null;
  }

  return {
    async codeOf(pageKey) {
      try {
        return (await findCodeOfPage(query, pageKey)) ?? (await withinPatience(drawCode(pageKey)));
      } catch (error) {
        // The page matters more than its count.
        if (database.isUnreachable(error)) return null;
        throw error;
      }
    },
    async pageOf(code) {
      const remembered = pages.get(code);
      if (remembered !== undefined) return remembered;
      const pageKey = await findPageOfCode(query, code);
      if (pageKey !== null) {
        const [oldest] = pages.keys();
        if (pages.size >= maxRemembered && oldest !== undefined) pages.delete(oldest);
        pages.set(code, pageKey);
      }
      return pageKey;
    },
  };
}

function withinPatience(drawing: Promise<string | null>): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patienceMs, null);
  return Promise.race([drawing, promise]).finally(() => clearTimeout(timer));
}
