/** What the owner of a new site does first: test the chat's number, protect the account, publish a page. */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import { totalPages } from '#database/page-counts/page-counts.ts';
import type { Schema } from '#database/schema.ts';
import { hasVerifiedFactor } from '#domain/auth/factors/factor-store.ts';
import { findSetting, putSetting } from '#domain/setting-store.ts';

export interface FirstSteps {
  /** National number of the chat, digits only. */
  whatsapp: string;
  is_whatsapp_tried: boolean;
  has_second_factor: boolean;
  has_page: boolean;
}

interface FirstStepsDependencies {
  database: Pick<Database, 'query'>;
  whatsapp: string;
}

/** The number that was tested: a different one has to be tested again. */
const triedKey = 'whatsapp_tried';

export async function readFirstSteps(
  { database, whatsapp }: FirstStepsDependencies,
  userId: string,
): Promise<FirstSteps> {
  return {
    whatsapp,
    is_whatsapp_tried: (await findSetting(database.query, triedKey)) === whatsapp,
    has_second_factor: await hasVerifiedFactor(database.query, userId),
    has_page: (await totalPages(database.query, 'all')) > 0,
  };
}

/** @param number the number that received a message */
export function confirmWhatsapp(query: Kysely<Schema>, number: string): Promise<void> {
  return putSetting(query, triedKey, number);
}
