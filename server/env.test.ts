import { expect, test } from 'vitest';
import { type Env, parseEnv } from './env.ts';

function accepted(source: Record<string, string>): Env {
  const result = parseEnv(source);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

function refused(source: Record<string, string>): string {
  const result = parseEnv(source);
  if (result.ok) throw new Error('accepted');
  return result.failure.message;
}

test('an empty environment is valid', () => {
  expect(accepted({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: 'file:data/site.db',
    mustDatabaseExist: false,
    apiPublicKey: null,
    firstAdmin: null,
    secretKey: null,
    workers: 1,
    messageGateway: null,
    phones: ['11900000001', '11900000002', '1120000003'],
    whatsapp: '11900000001',
    company: {
      legalName: null,
      cnpj: null,
      address: { street: 'Centro', city: 'São Paulo', state: 'SP', postalCode: '01001-000' },
      isAddressGiven: false,
      position: { latitude: -23.5505, longitude: -46.6333 },
      dataContact: null,
      dataHost: null,
      dataMail: null,
    },
    trustedProxyHops: 0,
    promotions: { express: null, kits: null },
    isMetricsPublic: false,
    logLevel: 'info',
  });
});

test('the public address follows the port unless it is set', () => {
  expect(accepted({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(accepted({ PORT: '8080', SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com');
});

test('an empty value counts as unset', () => {
  expect(accepted({ PORT: '', ADMIN_EMAIL: '', SECRET_KEY: '' })).toEqual(accepted({}));
});

test.each(['PORT', 'WORKERS', 'TRUST_PROXY', 'COMPANY_LATITUDE'])(
  'white space is not a number for %s',
  (name) => {
    expect(refused({ [name]: ' ', COMPANY_LONGITUDE: '-46' })).toContain(`${name}: must be a number`);
  },
);

test('TRUST_PROXY takes a number of proxies, and off means none', () => {
  expect(accepted({ TRUST_PROXY: '2' }).trustedProxyHops).toBe(2);
  expect(accepted({ TRUST_PROXY: 'off' }).trustedProxyHops).toBe(0);
  expect(refused({ TRUST_PROXY: 'yes' })).toMatch(/TRUST_PROXY: must be a number/);
});

test('variables of other programs are ignored', () => {
  expect(accepted({ PATH: '/bin', NODE_ENV: 'nonsense', npm_lifecycle_event: 'start' })).toEqual(
    accepted({}),
  );
});

test('one message names every invalid value', () => {
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

test('problems between variables are listed together with invalid values', () => {
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

test('PostgreSQL requires SECRET_KEY', () => {
  const url = 'postgres://user@localhost/site';
  expect(refused({ DATABASE_URL: url })).toContain('SECRET_KEY');
  expect(accepted({ DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32) }).databaseUrl).toBe(url);
});

test('ADMIN_EMAIL and ADMIN_PASSWORD are set together or not at all', () => {
  expect(refused({ ADMIN_EMAIL: 'admin@example.com' })).toContain('ADMIN_EMAIL, ADMIN_PASSWORD');
  expect(refused({ ADMIN_PASSWORD: 'uma senha comprida' })).toContain('ADMIN_EMAIL, ADMIN_PASSWORD');
  const given = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'uma senha comprida' };
  expect(accepted(given).firstAdmin).toEqual({ email: 'admin@example.com', password: 'uma senha comprida' });
});

test('the message gateway needs an address and may have a token', () => {
  const MESSAGE_SENDER_URL = 'https://gateway.example.com/messages';
  expect(accepted({ MESSAGE_SENDER_URL }).messageGateway).toEqual({ url: MESSAGE_SENDER_URL, token: null });
  expect(accepted({ MESSAGE_SENDER_URL, MESSAGE_SENDER_TOKEN: 't' }).messageGateway?.token).toBe('t');
  expect(refused({ MESSAGE_SENDER_TOKEN: 't' })).toContain('MESSAGE_SENDER_TOKEN');
});

test.each([
  'http://gateway.example.com/messages',
  'http://192.0.2.1:8080/',
  'http://localhost.example.com/',
  'http://127.0.0.1.example.com/',
  'http://127.0.0.1@gateway.example.com/',
  'http://0.0.0.0/',
  'http://[2001:db8::1]/',
])('the message gateway %s is refused, because its codes would cross a network in the clear', (url) => {
  expect(refused({ MESSAGE_SENDER_URL: url })).toContain('MESSAGE_SENDER_URL: must be an https address');
});

test.each(['http://localhost:8080/', 'HTTP://LOCALHOST/', 'http://127.0.0.1:8080/sms', 'http://[::1]/'])(
  'the message gateway %s on the same machine is accepted',
  (url) => expect(accepted({ MESSAGE_SENDER_URL: url }).messageGateway?.url).toBe(url),
);

test.each(['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://example.com/?a=1'])(
  '%s is refused as a public address',
  (url) => expect(refused({ SITE_URL: url })).toContain('SITE_URL'),
);

test('the parsed environment is frozen', () => {
  expect(Object.isFrozen(accepted({}))).toBe(true);
});
