/**
 * All operations on short links, bound to one database. No page contains them, so the content version does not change.
 */
import { randomInt } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { ShortLinkRow } from '#database/schema.ts';
import { allOrNothing } from '#domain/all-or-nothing.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Clock } from '#domain/clock.ts';
import { asExpected } from '#domain/expected-rows.ts';
import { readPageCode } from '#domain/leads/page-code.ts';
import { factsOfPages, type PageFactsDependencies } from '#domain/leads/reports/page-facts.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  newShortLinkCode,
  type ShortLinkFailure,
  shortLinkLabelLength,
  sourceOfShortLink,
} from './short-link-rules.ts';
import { findShortLink, type ShortLinkWrite, shortLinkRows } from './short-link-store.ts';

type Changed = Result<ShortLinkRow[], ShortLinkFailure>;

export interface ShortLinkDependencies extends PageFactsDependencies {
  database: Database;
  clock: Clock;
}

/** Does not check permissions, apart from `find`: callers must have authorised an administrator. */
export interface ShortLinkService {
  insert(given: readonly Required<ShortLinkWrite>[], options?: Pick<ChangeOptions, 'by'>): Promise<Changed>;
  update(
    conditions: readonly RowCondition[],
    changes: ShortLinkWrite,
    options?: ChangeOptions,
  ): Promise<Changed>;
  /**
   * Answers everybody who follows a short link, without a session.
   * @param typed in any case, with the usual confusions of letters and digits
   * @returns where it leads, with the source of its visits; null if no link has the code or its page is gone
   */
  find(typed: string): Promise<{ path: string; source: string } | null>;
}

const precision = 2 ** 32;
const random = () => randomInt(precision) / precision;

export function createShortLinkService(dependencies: ShortLinkDependencies): ShortLinkService {
  const { database, clock } = dependencies;
  const { query, patterns } = database;

  /** @returns null also for a page in the trash, because its address says that it is gone until it is restored */
  async function pathOf(key: string): Promise<string | null> {
    const page = (await factsOfPages(dependencies, [key])).get(key);
    return page === undefined || page.isInTrash ? null : page.path;
  }

  /** @returns the values to write, with labels trimmed */
  async function validated(changes: ShortLinkWrite): Promise<Result<ShortLinkWrite, ShortLinkFailure>> {
    const label = changes.label?.trim();
    if (label === '') return refusal({ code: 'label_missing' });
    if (label !== undefined && label.length > shortLinkLabelLength)
      return refusal({ code: 'label_too_long' });
    const { page_key } = changes;
    if (page_key !== undefined && (await pathOf(page_key)) === null) {
      return refusal({ code: 'unknown_page' });
    }
    return success({ ...(label !== undefined && { label }), ...(page_key !== undefined && { page_key }) });
  }

  function change(
    options: ChangeOptions,
    run: (transaction: typeof query) => Promise<ShortLinkRow[]>,
  ): Promise<Changed> {
    return allOrNothing<ShortLinkRow[], ShortLinkFailure>(database, async (transaction) =>
      asExpected(await run(transaction), options),
    );
  }

  return {
    async insert(given, { by = null } = {}) {
      const at = clock().toISOString();
      const rows: ShortLinkRow[] = [];
      for (const input of given) {
        const checked = await validated(input);
        if (!checked.ok) return checked;
        rows.push({ ...input, ...checked.value, code: newShortLinkCode(random), at, by });
      }
      return change({}, (transaction) => shortLinkRows.insert(transaction, rows));
    },
    async update(conditions, changes, options = {}) {
      const checked = await validated(changes);
      if (!checked.ok) return checked;
      const { value } = checked;
      return change(options, (transaction) =>
        shortLinkRows.update({ query: transaction, patterns }, conditions, value),
      );
    },
    async find(typed) {
      const code = readPageCode(typed);
      const link = code === null ? null : await findShortLink(query, code);
      const path = link === null ? null : await pathOf(link.page_key);
      return link === null || path === null ? null : { path, source: sourceOfShortLink(link.label) };
    },
  };
}
