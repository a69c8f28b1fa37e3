/** Calls of the backend, as any client makes them. */
import { type Answered, type AskOptions, ask, nameOf, type Outcome } from './ask.ts';
import { administrator, publicKey } from './start-site.ts';

export interface SignIn {
  email?: string;
  password?: string;
  /** Address of the client, as a proxy reports it. */
  address?: string;
}

export const wrongPassword = 'porta errada, chave errada';

export function signIn(
  origin: string,
  options: SignIn = {},
  requestOptions: AskOptions = {},
): Promise<Outcome> {
  const { email = administrator.email, password = administrator.password, address } = options;
  return call(origin, '/auth/v1/token?grant_type=password', null, {
    ...requestOptions,
    body: { email, password },
    headers: address === undefined ? {} : { 'X-Forwarded-For': address },
  });
}

/**
 * @returns the access token
 * @throws if the sign-in is refused
 */
export async function openSession(origin: string, options: SignIn = {}): Promise<string> {
  const { access_token: token } = jsonOf(expectStatus(await signIn(origin, options), 200));
  return String(token);
}

export interface PageRow {
  title: string;
  slug: string;
  content: string;
}

/** One statement: all of the rows or none. */
export function publish(
  origin: string,
  token: string,
  rows: readonly PageRow[],
  requestOptions: AskOptions = {},
): Promise<Outcome> {
  return call(origin, '/rest/v1/generated_pages', token, { ...requestOptions, body: rows });
}

interface Call extends Omit<AskOptions, 'body'> {
  body?: unknown;
}

/**
 * Sends POST with a body and GET without one, unless the method says otherwise.
 * @param token null for a visitor
 */
export function call(
  origin: string,
  path: string,
  token: string | null,
  { body, headers, ...requestOptions }: Call = {},
): Promise<Outcome> {
  return ask(origin, path, {
    method: body === undefined ? 'GET' : 'POST',
    ...requestOptions,
    headers: {
      apikey: publicKey,
      Authorization: `Bearer ${token ?? publicKey}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** @throws if the status is a different one */
export function expectStatus(outcome: Outcome, status: number): Answered {
  if (outcome.kind === 'answered' && outcome.status === status) return outcome;
  const detail = outcome.kind === 'answered' ? outcome.body.toString().slice(0, 200) : outcome.reason;
  throw new Error(`expected ${status}, got ${nameOf(outcome)}: ${detail}`);
}

export function jsonOf({ body }: Answered): Record<string, unknown> {
  return JSON.parse(body.toString());
}

/**
 * @returns the id of the first row in the answer
 * @throws if there is no row
 */
export function firstId({ body }: Answered): string {
  const [row] = JSON.parse(body.toString()) as { id: string }[];
  if (row === undefined) throw new Error('the answer has no row');
  return row.id;
}

export function hasStatus(outcome: Outcome, ...statuses: readonly number[]): boolean {
  return outcome.kind === 'answered' && statuses.includes(outcome.status);
}
