/**
 * Every failure of the API, with the codes and messages of PostgREST and PostgreSQL
 * (docs/specification/rest.md#errors).
 */
import type { Result } from '#domain/result.ts';

export interface RestFailure {
  status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 416 | 422 | 500 | 503 | 504;
  code: string;
  message: string;
  details: string | null;
  hint?: string;
  /** In addition to the headers of every failure. */
  headers: Readonly<Record<string, string>>;
}

/** A part of a request after parsing, or the reason why it is refused. */
export type Parsed<Value> = Result<Value, RestFailure>;

function failure(
  status: RestFailure['status'],
  code: string,
  message: string,
  details: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): RestFailure {
  return { status, code, message, details, headers };
}

const badToken = (code: string, message: string) =>
  failure(401, code, message, null, {
    // Removes what a quoted header value cannot contain: quotation marks, backslashes, control and non-ASCII characters.
    'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message.replace(/[^ !#-[\]-~]/g, '')}"`,
  });

export const failures = {
  noKey: failure(401, 'PGRST302', 'No API key found in request', null, { 'WWW-Authenticate': 'Bearer' }),
  wrongKey: failure(401, 'PGRST302', 'Invalid API key', null, { 'WWW-Authenticate': 'Bearer' }),
  /** The specified wording (docs/specification/rest.md#errors). */
  authenticationRequired: failure(401, '42501', 'Authentication required', null, {
    'WWW-Authenticate': 'Bearer',
  }),
  /** The caller has signed in with the password alone, but the account has a second factor. */
  secondFactorRequired: (what: string, purpose: 'read' | 'write') =>
    failure(
      403,
      '42501',
      `permission denied for ${what}`,
      `AAL2 session is required to ${purpose} when MFA is enabled.`,
    ),
  brokenToken: (message: string) => badToken('PGRST301', message),
  expiredToken: badToken('PGRST303', 'JWT expired'),

  unknownPath: failure(404, 'PGRST125', 'Invalid path specified in request URL'),
  unknownTable: (name: string) =>
    failure(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
  unknownFunction: (name: string, argumentNames: readonly string[]) => {
    const list = argumentNames.join(', ');
    const signature = list === '' ? ' without parameters' : `(${list})`;
    const searched = list === '' ? ' without parameters' : ` with parameters ${list}`;
    return failure(
      404,
      'PGRST202',
      `Could not find the function public.${name}${signature} in the schema cache`,
      `Searched for the function public.${name}${searched} in the schema cache, but no matches were found.`,
    );
  },
  unsupportedMethod: (method: string, allowed: readonly string[]) =>
    failure(405, 'PGRST117', `Unsupported HTTP method: ${method}`, null, { Allow: allowed.join(', ') }),
  unexposedSchema: (name: string, exposed: string): RestFailure => ({
    ...failure(406, 'PGRST106', `Invalid schema: ${name}`),
    hint: `Only the following schemas are exposed: ${exposed}`,
  }),
  unacceptable: (accept: string) =>
    failure(406, 'PGRST107', `None of these media types are available: ${accept}`),

  badQuery: (what: string, details: string) => failure(400, 'PGRST100', `failed to parse ${what}`, details),
  unknownColumn: (table: string, name: string) =>
    failure(400, '42703', `column ${table}.${name} does not exist`),
  unfilterable: (name: string) => failure(400, 'PGRST100', `column ${name} takes no filter`),
  unsortable: (name: string) => failure(400, 'PGRST100', `column ${name} takes no order`),
  badUuid: (value: string) => failure(400, '22P02', `invalid input syntax for type uuid: "${value}"`),
  badValue: (type: string, value: string) =>
    failure(400, '22P02', `invalid input syntax for type ${type}: "${value}"`),
  integerOutOfRange: (value: string) =>
    failure(400, '22003', `value "${value}" is out of range for type integer`),
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
  noUpsert: (details: string | null) =>
    failure(400, '0A000', 'resolution of duplicates is not supported', details),
  noFilter: (verb: 'UPDATE' | 'DELETE') => failure(400, '21000', `${verb} requires a WHERE clause`),

  tooLarge: (limitBytes: number) =>
    failure(413, 'PGRST102', 'Request body is too large', `The limit is ${limitBytes} bytes.`),
  tooManyRows: (limit: number) =>
    failure(413, 'PGRST102', 'Too many rows in one request', `The limit is ${limit} rows.`),
  badJson: failure(400, 'PGRST102', 'Empty or invalid json'),
  unevenKeys: failure(400, 'PGRST102', 'All object keys must match'),
  unknownField: (table: string, name: string) =>
    failure(400, 'PGRST204', `Could not find the '${name}' column of '${table}' in the schema cache`),
  readOnlyField: (table: string, name: string) =>
    failure(403, '42501', `permission denied for column "${name}" of table ${table}`),
  notAString: (type: string, name: string) =>
    failure(
      400,
      '22P02',
      `invalid input syntax for type ${type} in column "${name}"`,
      'A string is expected.',
    ),
  badArgument: (name: string, problem: string) =>
    failure(400, '22P02', `invalid value for argument "${name}"`, problem),
  missingField: (table: string, name: string) =>
    failure(
      400,
      '23502',
      `null value in column "${name}" of relation "${table}" violates not-null constraint`,
    ),
  /** A field breaks a rule of the site. The message is in Portuguese, and `details` names the field for the form. */
  brokenRule: (field: string, message: string) => failure(400, '23514', message, field),
  /** A function refused the action. The message is in Portuguese, and `details` has a reason for programs. */
  refusedAction: (reason: string, message: string) => failure(400, 'P0001', message, reason),
  uniqueViolation: (constraint: string, column: string, value: string | null) =>
    failure(
      409,
      '23505',
      `duplicate key value violates unique constraint "${constraint}"`,
      value === null ? null : `Key (${column})=(${value}) already exists.`,
    ),

  missingReference: (table: string, column: string, value: string, referenced: string) =>
    failure(
      409,
      '23503',
      `insert or update on table "${table}" violates foreign key constraint "${table}_${column}_fkey"`,
      `Key (${column})=(${value}) is not present in table "${referenced}".`,
    ),
  /** Somebody else has changed it meanwhile. The message is in Portuguese, and `details` has a reason for programs. */
  conflict: (reason: string, message: string) => failure(409, 'P0409', message, reason),

  /** The gate holds the page back. The message is in Portuguese and says why. */
  heldByGate: (reason: string) => failure(422, 'P0422', reason, 'held_by_gate'),

  /** PostgREST would answer 500, which means a bug here, and after 503 the client would repeat the read three times. */
  tooCostly: failure(
    504,
    '57014',
    'canceling statement due to statement timeout',
    'Read fewer rows or columns, filter by slug or id (eq, in), or order by created_at.',
  ),
  /** Usually the machine is busy. The official client does not repeat a call. */
  callTooCostly: failure(
    503,
    '57014',
    'canceling statement due to statement timeout',
    'Send a shorter text or list, or try again later.',
    { 'Retry-After': '1' },
  ),
  tooManyReads: failure(503, '53300', 'too many costly reads at once', null, { 'Retry-After': '1' }),

  unexpected: failure(500, 'XX000', 'Unexpected failure, please check server logs for more information'),
  databaseDown: failure(503, 'PGRST000', 'Database connection error', null, { 'Retry-After': '1' }),
} as const;
