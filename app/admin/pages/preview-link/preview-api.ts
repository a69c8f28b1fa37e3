/** The administrator's calls for preview links. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

const previewLink = z.object({
  url: z.string(),
  /** ISO-8601. */
  expires_at: z.string(),
});
export type NewPreviewLink = z.infer<typeof previewLink>;

export async function makePreviewLink(
  backend: Backend,
  draftId: string,
): Promise<Result<NewPreviewLink, CallFailure>> {
  const made = await callTable(backend, previewLink, () =>
    backend.rpc('preview_link', { draft_id: draftId }),
  );
  return made.ok ? success(made.value.data) : made;
}

/** @returns how many links were revoked */
export async function revokePreviewLinks(
  backend: Backend,
  draftId: string,
): Promise<Result<number, CallFailure>> {
  const revoked = await callTable(backend, z.object({ revoked: z.number() }), () =>
    backend.rpc('revoke_preview_links', { draft_id: draftId }),
  );
  return revoked.ok ? success(revoked.value.data.revoked) : revoked;
}
