/** Makes drafts and schedules them, as any client does. */
import { call, expectStatus, jsonOf } from './backend.ts';

export interface MadeDraft {
  draft_id: string;
  revision: number;
}

/** @param body the fields of a new page, or `page_id` */
export async function insertDraft(origin: string, token: string, body: object): Promise<MadeDraft> {
  const made = await call(origin, '/rest/v1/page_drafts?select=id', token, {
    body,
    headers: { Prefer: 'return=representation' },
  });
  const [draft] = jsonOf(expectStatus(made, 201)) as unknown as { id: string }[];
  return { draft_id: draft?.id ?? '', revision: 1 };
}

/** @throws if it is refused */
export async function schedule(
  origin: string,
  token: string,
  draft: MadeDraft,
  publishAt: Date,
): Promise<void> {
  const body = { ...draft, publish_at: publishAt.toISOString() };
  expectStatus(await call(origin, '/rest/v1/rpc/schedule_page', token, { body }), 200);
}
