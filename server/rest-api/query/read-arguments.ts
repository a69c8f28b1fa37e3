/** Reads the arguments of a function from the JSON body of a POST, or from the query of a GET or HEAD. */
import { z } from 'zod';
import { refusal, success } from '#domain/result.ts';
import type { RestContext } from '../rest-context.ts';
import { failures, type Parsed } from '../rest-failure.ts';
import { readJsonBody } from './read-json-body.ts';

/** Enough for the longest page, escaped as JSON. */
const maxBodyBytes = 4 * 1024 * 1024;

const object = z.record(z.string(), z.unknown());

export async function readArguments({ req }: RestContext): Promise<Parsed<Record<string, unknown>>> {
  const queryArguments = Object.fromEntries(new URL(req.url).searchParams);
  if (req.method !== 'POST') return success(queryArguments);
  if (Object.keys(queryArguments).length > 0) {
    return refusal(failures.badQuery('query parameters', 'A function takes its arguments from the body.'));
  }
  // A call without arguments may have no body.
  const json = await readJsonBody(req.raw, maxBodyBytes, {});
  if (!json.ok) return json;
  const bodyArguments = object.safeParse(json.value);
  return bodyArguments.success ? success(bodyArguments.data) : refusal(failures.badJson);
}
