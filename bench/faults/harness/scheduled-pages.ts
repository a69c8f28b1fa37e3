/** Finds pages, makes drafts of existing and of new ones, and schedules the drafts, as any client does. */
import { call, expectStatus, firstId } from './backend.ts';

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
  return { draft_id: firstId(expectStatus(made, 201)), revision: 1 };
}

/** A working copy of a published page, with changes. */
export async function changedDraft(
  origin: string,
  token: string,
  pageId: string,
  changes: object,
): Promise<MadeDraft> {
  const { draft_id, revision } = await insertDraft(origin, token, { page_id: pageId });
  const path = `/rest/v1/page_drafts?id=eq.${draft_id}&revision=eq.${revision}`;
  expectStatus(await call(origin, path, token, { method: 'PATCH', body: changes }), 204);
  return { draft_id, revision: revision + 1 };
}

export async function pageIdAt(origin: string, token: string, slug: string): Promise<string> {
  const found = await call(origin, `/rest/v1/generated_pages?select=id&slug=eq.${slug}`, token);
  return firstId(expectStatus(found, 200));
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
