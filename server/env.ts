/**
 * The only reader of `process.env`, besides process/limit-memory.ts, which runs before anything is loaded. A test
 * compares the variables with .env.example and docs/OPERATIONS.md.
 */
import { z } from 'zod';
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import type { Company } from '#domain/company/company.ts';
import type { PromotionCalendar } from '#domain/promotions/promotion-state.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { companyOf, companyProblems, companyVariables } from './company-variables.ts';
import { numberText } from './number-text.ts';
import { promotionProblems, promotionsOf, promotionVariables } from './promotion-variables.ts';

const wholeNumber = (min: number, max: number) =>
  numberText('must be a number').pipe(
    z.coerce.number<string>().int('must be a whole number').min(min).max(max),
  );

const nationalNumber = z
  .string()
  .regex(/^\d{10,11}$/, 'must be a national number with area code, 10 or 11 digits');

export const databaseUrlSchema = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://');

/** Codes and the gateway's token must not cross a network in the clear. */
function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .transform((url) => new URL(url))
    .refine((url) => url.href === `${url.origin}/`, 'must be an origin: no path, query or user name')
    .transform((url) => url.origin)
    .optional(),
  DATABASE_URL: databaseUrlSchema.default('file:data/site.db'),
  DATABASE_MUST_EXIST: z.enum(['on', 'off']).default('off'),
  API_PUBLIC_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  WORKERS: wholeNumber(1, 64).default(1),
  MESSAGE_SENDER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .refine(isEncryptedOrLocal, 'must be an https address, unless the gateway is on this machine')
    .optional(),
  MESSAGE_SENDER_TOKEN: z.string().optional(),
  SITE_PHONE_1: nationalNumber.default('11900000001'),
  SITE_PHONE_2: nationalNumber.default('11900000002'),
  SITE_PHONE_3: nationalNumber.default('1120000003'),
  SITE_WHATSAPP: nationalNumber.default('11900000001'),
  ...companyVariables.shape,
  ...promotionVariables.shape,
  TRUST_PROXY: z.preprocess((value) => (value === 'off' ? '0' : value), wholeNumber(0, 10)).default(0),
  METRICS_PUBLIC: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The variables the server reads. */
export const variableNames: readonly string[] = variables.keyof().options;

export interface Env {
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  databaseUrl: string;
  /** Never starts with an empty database. */
  mustDatabaseExist: boolean;
  apiPublicKey: string | null;
  firstAdmin: { email: string; password: string } | null;
  secretKey: string | null;
  workers: number;
  /** Sends codes to phones; null disables phone factors. */
  messageGateway: { url: string; token: string | null } | null;
  phones: readonly [string, string, string];
  whatsapp: string;
  company: Company;
  promotions: PromotionCalendar;
  /** Number of proxies whose X-Forwarded-For entries are trusted. */
  trustedProxyHops: number;
  isMetricsPublic: boolean;
  logLevel: string;
}

/** `message` lists every invalid value. */
export interface EnvFailure {
  code: 'invalid_environment';
  message: string;
}

export function parseEnv(source: Record<string, string | undefined>): Result<Env, EnvFailure> {
  // An empty value counts as unset: compose files and shells cannot unset a variable in another way.
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(nonEmpty);
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...crossProblems(nonEmpty));
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((problem) => `  - ${problem}`);
    const message = ['The environment is not usable:', ...lines].join('\n');
    return refusal({ code: 'invalid_environment', message });
  }
  const value = parsed.data;
  return success(
    Object.freeze({
      port: value.PORT,
      host: value.HOST,
      siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
      databaseUrl: value.DATABASE_URL,
      mustDatabaseExist: value.DATABASE_MUST_EXIST === 'on',
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
      company: companyOf(value),
      promotions: promotionsOf(value),
      trustedProxyHops: value.TRUST_PROXY,
      isMetricsPublic: value.METRICS_PUBLIC === 'on',
      logLevel: value.LOG_LEVEL,
    }),
  );
}

/** Rules about several variables, checked on the raw values so that they are reported with all other problems. */
function crossProblems(values: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (values.DATABASE_URL?.startsWith('postgres') && values.SECRET_KEY === undefined) {
    problems.push('SECRET_KEY: is required with PostgreSQL');
  }
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    problems.push('ADMIN_EMAIL, ADMIN_PASSWORD: give both or neither');
  }
  if (values.MESSAGE_SENDER_TOKEN !== undefined && values.MESSAGE_SENDER_URL === undefined) {
    problems.push('MESSAGE_SENDER_TOKEN: is of no use without MESSAGE_SENDER_URL');
  }
  return [...problems, ...companyProblems(values), ...promotionProblems(values)];
}

export function readEnv(): Result<Env, EnvFailure> {
  return parseEnv(process.env);
}

/**
 * React loads its development build, which is many times slower, unless this is set first. Operators should not
 * have to know that.
 */
export function chooseProductionReact(): void {
  process.env.NODE_ENV = 'production';
}
