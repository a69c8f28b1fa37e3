/** The administrator's calls about the first steps of a new site. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { dataOrThrow } from '../../session/data-or-throw.ts';

const firstSteps = z.object({
  /** The chat number: its digits, without the country code. */
  whatsapp: z.string(),
  is_whatsapp_tried: z.boolean(),
  has_second_factor: z.boolean(),
  has_page: z.boolean(),
});

export type FirstSteps = z.infer<typeof firstSteps>;

/** @throws when the service fails, so that the query client retries */
export async function readFirstSteps(backend: Backend): Promise<FirstSteps | null> {
  const found = await callTable(backend, firstSteps, () => backend.rpc('first_steps', {}, { get: true }));
  return dataOrThrow(found, null);
}

export async function confirmWhatsapp(
  backend: Backend,
  number: string,
): Promise<Result<undefined, CallFailure>> {
  const confirmed = await callTable(backend, z.unknown(), () => backend.rpc('confirm_whatsapp', { number }));
  return confirmed.ok ? success() : confirmed;
}
