import { expect, test } from 'vitest';
import { type Env, parseEnv } from './env.ts';

function accepted(source: Record<string, string>): Env {
  const result = parseEnv(source);
  if (!result.ok) throw new Error(result.message);
  return result.env;
}

function refused(source: Record<string, string>): string {
  const result = parseEnv(source);
  if (result.ok) throw new Error('accepted');
  return result.message;
}

test('an empty environment is a working one', () => {
  expect(accepted({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: 'file:data/site.db',
    apiPublicKey: null,
    firstAdmin: null,
    secretKey: null,
    workers: 1,
    messageGateway: null,
    phones: ['11900000001', '11900000002', '1120000003'],
    whatsapp: '11900000001',
    trustedProxyHops: 0,
    isMetricsPublic: false,
    logLevel: 'info',
  });
});

test('the public address follows the port unless it is given', () => {
  expect(accepted({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(accepted({ PORT: '8080', SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com');
});

test('an empty value counts as none', () => {
  expect(accepted({ PORT: '', ADMIN_EMAIL: '', SECRET_KEY: '' })).toEqual(accepted({}));
});

test('proxies are counted, and off is none', () => {
  expect(accepted({ TRUST_PROXY: '2' }).trustedProxyHops).toBe(2);
  expect(accepted({ TRUST_PROXY: 'off' }).trustedProxyHops).toBe(0);
  expect(refused({ TRUST_PROXY: 'yes' })).toMatch(/TRUST_PROXY: must be a number/);
});

test('what belongs to other programs is not looked at', () => {
  expect(accepted({ PATH: '/bin', NODE_ENV: 'nonsense', npm_lifecycle_event: 'start' })).toEqual(
    accepted({}),
  );
});

test('one message lists every bad value by its name', () => {
  const bad = {
    PORT: '70000',
    HOST: '127.0.0.1',
    SITE_URL: 'https://example.com/loja',
    DATABASE_URL: 'mysql://db',
    API_PUBLIC_KEY: 'short',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    SECRET_KEY: 'short',
    WORKERS: '1.5',
    SITE_PHONE_1: '+55 11 90000-0001',
    TRUST_PROXY: 'yes',
    METRICS_PUBLIC: 'true',
    LOG_LEVEL: 'loud',
    MESSAGE_SENDER_URL: 'sms:gateway',
  };
  const lines = refused(bad).split('\n');
  expect(lines[0]).toBe('The environment is not usable:');
  const named = lines.slice(1).map((line) => /^ {2}- ([A-Z_0-9]+): ./.exec(line)?.[1]);
  const { HOST: _fine, ...expected } = bad;
  expect(named.toSorted()).toEqual(Object.keys(expected).toSorted());
});

test('what two variables say together is told beside what is wrong with one', () => {
  const message = refused({
    PORT: 'x',
    DATABASE_URL: 'postgres://localhost/site',
    ADMIN_EMAIL: 'a@example.com',
  });
  expect(message.split('\n')).toHaveLength(4);
});

test('a message never repeats a secret', () => {
  const message = refused({ ADMIN_PASSWORD: 'segredo', SECRET_KEY: 'chave-curta', PORT: 'x' });
  expect(message).not.toMatch(/segredo|chave-curta/);
});

test('PostgreSQL needs a key of its own', () => {
  const url = 'postgres://user@localhost/site';
  expect(refused({ DATABASE_URL: url })).toContain('SECRET_KEY');
  expect(accepted({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32) }).databaseUrl).toBe(url);
});

test('the first administrator is given whole or not at all', () => {
  expect(refused({ ADMIN_EMAIL: 'admin@example.com' })).toContain('ADMIN_EMAIL, ADMIN_PASSWORD');
  expect(refused({ ADMIN_PASSWORD: 'uma senha comprida' })).toContain('ADMIN_EMAIL, ADMIN_PASSWORD');
  const given = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'uma senha comprida' };
  expect(accepted(given).firstAdmin).toEqual({ email: 'admin@example.com', password: 'uma senha comprida' });
});

test('codes by message need an address, and may need a token for it', () => {
  const MESSAGE_SENDER_URL = 'https://gateway.example.com/messages';
  expect(accepted({ MESSAGE_SENDER_URL }).messageGateway).toEqual({ url: MESSAGE_SENDER_URL, token: null });
  expect(accepted({ MESSAGE_SENDER_URL, MESSAGE_SENDER_TOKEN: 't' }).messageGateway?.token).toBe('t');
  expect(refused({ MESSAGE_SENDER_TOKEN: 't' })).toContain('MESSAGE_SENDER_TOKEN');
});

test.each(['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://example.com/?a=1'])(
  '%s is no public address',
  (url) => expect(refused({ SITE_URL: url })).toContain('SITE_URL'),
);

test('the result cannot be changed afterwards', () => {
  expect(Object.isFrozen(accepted({}))).toBe(true);
});
