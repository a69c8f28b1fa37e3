/** Sends hostile requests, several at once, and collects every broken promise with the request that showed it. */
import { mulberry32 } from '#domain/generator/random.ts';
import { hostileInputs } from '#tests/hostile/support/inputs.ts';
import { ask } from './ask.ts';
import { brokenPromises } from './broken-promises.ts';
import { hostileRequest, marker, requestBytes } from './hostile-request.ts';
import type { HostileSite } from './start-site.ts';

const atOnce = 4;
const textLength = 3_000;
const tokens = [marker, 'portão', 'eq.', 'in.(', ',', '.', '/', '?', '&', '=', '%00', '..', 'null'];

export interface Attack {
  requests: number;
  /** How often each status was answered. Status 0 means no answer. */
  statuses: Readonly<Record<string, number>>;
  slowestMs: number;
  /** The broken promises and the beginning of the request, for each bad answer. */
  broken: string[];
}

export async function attack({ port, token }: HostileSite, requests: number, seed: number): Promise<Attack> {
  const random = mulberry32(seed);
  const nextText = hostileInputs({ tokens, maxLength: textLength }, seed);
  const statuses: Record<string, number> = {};
  const broken: string[] = [];
  let slowestMs = 0;
  let left = requests;
  async function sendAll(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const request = hostileRequest(random, nextText, token);
      const answer = await ask(port, requestBytes(request));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, answer.ms);
      const reasons = brokenPromises(request, answer);
      if (reasons.length > 0) broken.push(`${reasons.join('; ')} · ${describe(requestBytes(request))}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  return { requests, statuses, slowestMs, broken };
}

function describe(request: Buffer): string {
  return JSON.stringify(request.subarray(0, 400).toString('latin1'));
}
