/** Every way a call can be refused, as PostgREST words it: its codes and PostgreSQL's (PROTOCOL.md section 6). */
import type { PageField } from '#domain/pages/page-limits.ts';

export interface RestFailure {
  status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 416 | 500 | 503;
  code: string;
  message: string;
  details: string | null;
  /** Beyond those every failure carries. */
  headers: Readonly<Record<string, string>>;
}

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; failure: RestFailure };

export function parsed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused(failure: RestFailure): { ok: false; failure: RestFailure } {
  return { ok: false, failure };
}

function failure(
  status: RestFailure['status'],
  code: string,
  message: string,
  details: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): RestFailure {
  return { status, code, message, details, headers };
}

/** SPEC.md section 5: what needs a session says so in these words. */
export const authenticationRequired = failure(401, '42501', 'Authentication required', null, {
  'WWW-Authenticate': 'Bearer',
});

/** The words of section 5 again, and what can be read without. */
export const readRequiresSession: RestFailure = {
  ...authenticationRequired,
  details:
    'Without a session pages are found by slug or id (eq, in), listed by created_at, and their content is read one at a time by slug (eq).',
};

/** Signed in, but with the password alone although a second factor is verified. */
export const secondFactorRequired = failure(
  403,
  '42501',
  'permission denied for table generated_pages',
  'AAL2 session is required to write when MFA is enabled.',
);

const badToken = (code: string, message: string) =>
  failure(401, code, message, null, {
    // A header holds no quotation marks, line breaks or other alphabets.
    'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message.replace(/[^ !#-[\]-~]/g, '')}"`,
  });

export const failures = {
  noKey: failure(401, 'PGRST302', 'No API key found in request', null, { 'WWW-Authenticate': 'Bearer' }),
  wrongKey: failure(401, 'PGRST302', 'Invalid API key', null, { 'WWW-Authenticate': 'Bearer' }),
  brokenToken: (message: string) => badToken('PGRST301', message),
  expiredToken: badToken('PGRST303', 'JWT expired'),

  unknownPath: failure(404, 'PGRST125', 'Invalid path specified in request URL'),
  unknownTable: (name: string) =>
    failure(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
  unsupportedMethod: (method: string) =>
    failure(405, 'PGRST117', `Unsupported HTTP method: ${method}`, null, {
      Allow: 'GET, HEAD, POST, PATCH, DELETE',
    }),
  unacceptable: (accept: string) =>
    failure(406, 'PGRST107', `None of these media types are available: ${accept}`),

  badQuery: (what: string, details: string) => failure(400, 'PGRST100', `failed to parse ${what}`, details),
  unknownColumn: (name: string) => failure(400, '42703', `column generated_pages.${name} does not exist`),
  badUuid: (value: string) => failure(400, '22P02', `invalid input syntax for type uuid: "${value}"`),
  badTimestamp: (value: string) =>
    failure(400, '22007', `invalid input syntax for type timestamp with time zone: "${value}"`),
  timestampOutOfRange: (value: string) =>
    failure(400, '22008', `date/time field value out of range: "${value}"`),
  nulInText: failure(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00'),
  noSuchOperator: (type: string, operator: string) =>
    failure(404, '42883', `operator does not exist: ${type} ${operator} text`),
  danglingEscape: failure(400, '22025', 'LIKE pattern must not end with escape character'),
  unsatisfiableRange: (details: string) =>
    failure(416, 'PGRST103', 'Requested range not satisfiable', details),
  notOneRow: (count: number) =>
    failure(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${count} rows`,
    ),

  strictPreferences: (names: readonly string[]) =>
    failure(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${names.join(', ')}`,
    ),
  noUpsert: failure(
    400,
    '0A000',
    'resolution of duplicates is not supported',
    'A page whose slug exists is never overwritten.',
  ),
  noFilter: (verb: 'UPDATE' | 'DELETE') => failure(400, '21000', `${verb} requires a WHERE clause`),

  tooLarge: (limitBytes: number) =>
    failure(413, 'PGRST102', 'Request body is too large', `The limit is ${limitBytes} bytes.`),
  tooManyRows: (limit: number) =>
    failure(413, 'PGRST102', 'Too many rows in one request', `The limit is ${limit} rows.`),
  badJson: failure(400, 'PGRST102', 'Empty or invalid json'),
  unevenKeys: failure(400, 'PGRST102', 'All object keys must match'),
  unknownField: (name: string) =>
    failure(400, 'PGRST204', `Could not find the '${name}' column of 'generated_pages' in the schema cache`),
  readOnlyField: (name: string) =>
    failure(403, '42501', `permission denied for column "${name}" of table generated_pages`),
  notText: (name: string) =>
    failure(400, '22P02', `invalid input syntax for type text in column "${name}"`, 'A string is expected.'),
  missingField: (name: string) =>
    failure(
      400,
      '23502',
      `null value in column "${name}" of relation "generated_pages" violates not-null constraint`,
    ),
  /** A rule of ours, in the language of whoever fills in the form; the field is named apart, for the form itself. */
  brokenRule: (field: PageField, message: string) => failure(400, '23514', message, field),
  slugTaken: (slug: string | null) =>
    failure(
      409,
      '23505',
      'duplicate key value violates unique constraint "generated_pages_slug_key"',
      slug === null ? null : `Key (slug)=(${slug}) already exists.`,
    ),

  unexpected: failure(500, 'XX000', 'Unexpected failure, please check server logs for more information'),
  databaseDown: failure(503, 'PGRST000', 'Database connection error', null, { 'Retry-After': '1' }),
} as const;
