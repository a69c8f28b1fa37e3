/** The only reader of `process.env`. Every variable is listed in the table of docs/OPERATIONS.md. */
import { z } from 'zod';
import { passwordLength } from '#domain/auth/password-rules.ts';

const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(min).max(max);

const nationalNumber = z
  .string()
  .regex(/^\d{10,11}$/, 'must be a national number with area code, 10 or 11 digits');

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .transform((url) => new URL(url))
    .refine((url) => url.href === `${url.origin}/`, 'must be an origin: no path, query or user name')
    .transform((url) => url.origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://')
    .default('file:data/site.db'),
  API_PUBLIC_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  WORKERS: wholeNumber(1, 64).default(1),
  MESSAGE_SENDER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  MESSAGE_SENDER_TOKEN: z.string().optional(),
  SITE_PHONE_1: nationalNumber.default('11900000001'),
  SITE_PHONE_2: nationalNumber.default('11900000002'),
  SITE_PHONE_3: nationalNumber.default('1120000003'),
  SITE_WHATSAPP: nationalNumber.default('11900000001'),
  TRUST_PROXY: z.preprocess((given) => (given === 'off' ? 0 : given), wholeNumber(0, 10)).default(0),
  METRICS_PUBLIC: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Env {
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  databaseUrl: string;
  apiPublicKey: string | null;
  firstAdmin: { email: string; password: string } | null;
  secretKey: string | null;
  workers: number;
  /** Carries codes to phones; null switches factors by phone off. */
  messageGateway: { url: string; token: string | null } | null;
  phones: readonly [string, string, string];
  whatsapp: string;
  /** Proxy hops whose X-Forwarded-For entries are believed. */
  trustedProxyHops: number;
  isMetricsPublic: boolean;
  logLevel: string;
}

export type EnvResult = { ok: true; env: Env } | { ok: false; message: string };

/** @returns the parsed environment, or one message that lists every bad value */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  // An empty value means the same as none: that is how compose files and shells unset one.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...crossProblems(given));
  if (!parsed.success || problems.length > 0) {
    return {
      ok: false,
      message: ['The environment is not usable:', ...problems.map((one) => `  - ${one}`)].join('\n'),
    };
  }
  const value = parsed.data;
  return {
    ok: true,
    env: Object.freeze({
      port: value.PORT,
      host: value.HOST,
      siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
      databaseUrl: value.DATABASE_URL,
      apiPublicKey: value.API_PUBLIC_KEY ?? null,
      firstAdmin:
        value.ADMIN_EMAIL && value.ADMIN_PASSWORD
          ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
          : null,
      secretKey: value.SECRET_KEY ?? null,
      workers: value.WORKERS,
      messageGateway:
        value.MESSAGE_SENDER_URL === undefined
          ? null
          : { url: value.MESSAGE_SENDER_URL, token: value.MESSAGE_SENDER_TOKEN ?? null },
      phones: [value.SITE_PHONE_1, value.SITE_PHONE_2, value.SITE_PHONE_3] as const,
      whatsapp: value.SITE_WHATSAPP,
      trustedProxyHops: value.TRUST_PROXY,
      isMetricsPublic: value.METRICS_PUBLIC === 'on',
      logLevel: value.LOG_LEVEL,
    }),
  };
}

/** What no variable shows by itself; judged as given, so that it is told beside the others. */
function crossProblems(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (given.DATABASE_URL?.startsWith('postgres') && given.SECRET_KEY === undefined) {
    problems.push('SECRET_KEY: is required with PostgreSQL');
  }
  if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined)) {
    problems.push('ADMIN_EMAIL, ADMIN_PASSWORD: give both or neither');
  }
  if (given.MESSAGE_SENDER_TOKEN !== undefined && given.MESSAGE_SENDER_URL === undefined) {
    problems.push('MESSAGE_SENDER_TOKEN: is of no use without MESSAGE_SENDER_URL');
  }
  return problems;
}

export function readEnv(): EnvResult {
  return parseEnv(process.env);
}

/**
 * React takes its development build, many times slower, unless this is set when it is loaded. That the served
 * product gets the other one is no operator's business.
 */
export function chooseProductionReact(): void {
  process.env.NODE_ENV = 'production';
}
