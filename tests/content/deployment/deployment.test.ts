/** The files of `deploy/` agree with the code and with each other. */

import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { privateWords, serverWords } from '#domain/pages/reserved-slugs.ts';
import { createFailurePages } from '#server/answers/failure-page.ts';
import { setSecurityHeaders } from '#server/answers/security-headers.ts';
import { parseEnv, variableNames } from '#server/env.ts';
import { requestLimits } from '#server/process/request-limits.ts';
import { registry } from '#server/rest-api/registry.ts';
import {
  backupUnit,
  compose,
  containerFile,
  directive,
  environment,
  journal,
  location,
  milliseconds,
  readDeployFile,
  site,
  unit,
} from './read-deployment.ts';

const secondsOf = (text: string, name: string) =>
  milliseconds(new RegExp(`^${name}=(\\S+)`, 'm').exec(text)?.[1] ?? '');
const exampleFile = environment.replace(/^#(?=[A-Z_\d]+=)/gm, '');
const sites = [compose.services.site, compose.services['second-site']];

test('every variable named in deploy/ is one that the server reads, and the example is accepted', () => {
  const ofUnits = [unit, backupUnit].flatMap((text) => [...text.matchAll(/^Environment=(\w+)=/gm)]);
  const ofContainer = [...(/^ENV (.+)$/m.exec(containerFile)?.[1] ?? '').matchAll(/(\w+)=/g)];
  const named = [
    ...[...ofUnits, ...ofContainer].map(([, name = '']) => name),
    ...Object.keys(parseEnvFile(exampleFile)),
    ...sites.flatMap((site) => Object.keys(site?.environment ?? {})),
    ...[...readDeployFile('README.md').matchAll(/\b([A-Z]+_[A-Z_]+)=/g)].map(([, name = '']) => name),
  ];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !variableNames.includes(name) && name !== 'CI')).toEqual([]);
  expect(parseEnv(parseEnvFile(environment))).toMatchObject({ ok: true });
  expect(parseEnv(parseEnvFile(exampleFile))).toMatchObject({ ok: true });
});

test('systemd and compose give the server more time to stop than it needs', () => {
  const { cutMs } = requestLimits.stop;
  expect(secondsOf(unit, 'TimeoutStopSec')).toBeGreaterThan(cutMs);
  for (const site of sites) expect(milliseconds(site?.stop_grace_period ?? '')).toBeGreaterThan(cutMs);
});

test('no line of the journal outlives the time that the privacy page promises', () => {
  expect(readFileSync('content/pages/privacidade.md', 'utf8')).toContain(
    'o servidor anota, por até catorze dias,',
  );
  const longest = secondsOf(journal, 'MaxRetentionSec') + secondsOf(journal, 'MaxFileSec');
  expect(longest).toBeLessThanOrEqual(14 * milliseconds('1day'));
  for (const site of sites) expect(site?.logging?.driver).toBe('journald');
});

test('every way to start the server has the memory flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const flags: string[] = scripts.start.match(/--max-\S+|--heap-\S+/g);
  expect(flags.length).toBeGreaterThan(0);
  for (const flag of flags) {
    expect(unit).toContain(` ${flag} `);
    expect(containerFile).toContain(`"${flag}"`);
  }
});

test('nginx accepts bodies and heads as large as the server does', () => {
  const largest = Math.max(
    ...registry.tables.flatMap(({ insert, update }) => [
      insert?.maxBodyBytes ?? 0,
      update?.maxBodyBytes ?? 0,
    ]),
  );
  expect(directive('client_max_body_size')).toEqual([`${largest / 1024 / 1024}m`]);
  const [[count, kilobytes] = []] = directive('large_client_header_buffers').map(
    (value) => value.match(/\d+/g) ?? [],
  );
  expect(Number(count) * Number(kilobytes) * 1024).toBe(maxHeaderSize);
});

test('nginx waits longer than the server may take, and drops slow clients sooner', () => {
  const { headMs, bodyMs, keepAliveMs, answerMs } = requestLimits;
  const [page = '', whole = '', api = ''] = directive('proxy_read_timeout');
  expect(milliseconds(page)).toBeGreaterThan(answerMs.read);
  // The inner server may try two instances.
  expect(milliseconds(whole)).toBeGreaterThanOrEqual(2 * milliseconds(page));
  expect(location('~ ^/(admin')).toContain(`proxy_read_timeout ${api}`);
  expect(milliseconds(api)).toBeGreaterThan(answerMs.write);
  for (const name of ['client_header_timeout', 'client_body_timeout']) {
    for (const value of directive(name)) expect(milliseconds(value)).toBeLessThan(Math.min(headMs, bodyMs));
  }
  const upstreams = [...site.matchAll(/keepalive 32;\s+keepalive_timeout (\w+);/g)].map(
    ([, value = '']) => value,
  );
  expect(upstreams.length).toBeGreaterThan(0);
  for (const value of upstreams) expect(milliseconds(value)).toBeLessThan(keepAliveMs);
});

test('answers that only the server itself can give are never cached by nginx', () => {
  const [, pattern = ''] = /location ~ (\^\/\(admin\S+) \{/.exec(site) ?? [];
  const uncached = new RegExp(pattern);
  const elsewhere = ['assets', 'social', 'metrics'];
  for (const word of [...privateWords, ...serverWords].filter(
    (candidate) => !elsewhere.includes(candidate),
  )) {
    for (const path of [`/${word}`, `/${word}/x`]) expect([path, uncached.test(path)]).toEqual([path, true]);
  }
  expect(uncached.test('/admin.data')).toBe(true);
  for (const path of ['/administradoras', '/restauracao', '/']) expect(uncached.test(path)).toBe(false);
  expect(site.match(/proxy_cache kept_pages/g)).toHaveLength(1);
  for (const start of ['= /metrics', '/assets/', '~ ^/(admin', '~ ^/social/']) {
    expect(location(start)).not.toContain('proxy_cache ');
  }
});

test('every part names the same ports, paths and user', () => {
  const ports = [
    ...new Set([...site.matchAll(/server 127\.0\.0\.1:(\d+) max_fails/g)].map(([, port]) => port)),
  ];
  expect(ports).toEqual(['3000', '3001']);
  expect(sites.map((site) => site?.ports)).toEqual(ports.map((port) => [`127.0.0.1:${port}:3000`]));
  const readme = readDeployFile('README.md');
  for (const port of ports) expect(readme).toContain(`motor-de-portao@${port}`);
  const folder = '/opt/motor-de-portao';
  for (const text of [unit, backupUnit]) expect(text).toContain(`WorkingDirectory=${folder}\n`);
  expect(location('/assets/')).toContain(`root ${folder}/build/client;`);
  expect(containerFile).toContain(`WORKDIR ${folder}\n`);
  for (const text of [unit, backupUnit]) expect(text).toContain('User=motor-de-portao\n');
  expect(parseEnvFile(environment).DATABASE_URL).toBe('file:/var/lib/motor-de-portao/site.db');
  expect(unit).toContain('StateDirectory=motor-de-portao\n');
});

test('the backup is protected like the site', () => {
  const protections = (text: string) =>
    text.match(
      /^(?:Protect|Private|Restrict|Capability|Ambient|NoNew|Lock|SystemCall|UMask|RemoveIPC|ProcSubset).+$/gm,
    );
  expect(protections(unit)?.length).toBeGreaterThan(15);
  expect(protections(backupUnit)).toEqual(protections(unit));
});

test('the page that nginx shows in an outage is the server’s failure page, with its policy', async () => {
  const page = createFailurePages(null).failure(503, '');
  const expected = (await page.text()).replace(/<footer>.*<\/footer>/, '');
  expect(readDeployFile('nginx/unavailable.html').trim()).toBe(expected);
  expect(location('= /unavailable.html')).toContain(`"${page.headers.get('content-security-policy')}"`);
});

test('nginx adds the security headers of the server to its own answers', () => {
  const response = new Response(null, { status: 200 });
  setSecurityHeaders(response, true);
  const maps = readDeployFile('nginx/header-values.conf').matchAll(
    /^map \S+ (\$own_\w+) \{\n {4}(?:""|on) {4}"?(.+?)"?;\n\}$/gm,
  );
  const values = new Map([...maps].map(([, variable = '', text = '']) => [variable, text]));
  const lines = readDeployFile('nginx/security-headers.conf').matchAll(/^add_header (\S+) (\S+) always;$/gm);
  const added = [...lines].map(([, name = '', variable = '']) => [name.toLowerCase(), values.get(variable)]);
  expect(Object.fromEntries(added)).toEqual(Object.fromEntries(response.headers));
});

test('the image and compose set no variable of the mounted secrets file, because theirs would win', () => {
  const [, block = ''] = /cat > secrets\/site\.env <<END\n(.+?)END/s.exec(readDeployFile('README.md')) ?? [];
  const secret = Object.keys(parseEnvFile(block));
  expect(secret).toContain('DATABASE_URL');
  const [, ofImage = ''] = /^ENV (.+)$/m.exec(containerFile) ?? [];
  const set = [
    ...Object.keys(parseEnvFile(ofImage.replaceAll(' ', '\n'))),
    ...sites.flatMap((site) => Object.keys(site?.environment ?? {})),
  ];
  expect(set).toContain('HOST');
  expect(secret.filter((name) => set.includes(name))).toEqual([]);
});

test('the files that compose mounts are the ones the README describes', () => {
  const readme = readDeployFile('README.md');
  for (const file of ['secrets/database-password', 'secrets/site.env']) expect(readme).toContain(file);
  expect(Object.keys(compose.secrets).sort()).toEqual(['database_password', 'site_environment']);
  expect(containerFile).toContain('/run/secrets/site_environment');
});

test('compose has a backup for cron to start, which keeps as many files as that of systemd and writes them to a volume', () => {
  const backup = compose.services.backup;
  expect(backup?.profiles).toEqual(['backup']);
  expect(backup?.ports).toEqual([]);
  const [, kept] = /server\/cli\/main\.ts backup --keep (\d+) /.exec(backupUnit) ?? [];
  const command = backup?.command.join(' ') ?? '';
  expect(command).toContain(
    `--env-file=/run/secrets/site_environment server/cli/main.ts backup --keep ${kept} `,
  );
  const [volume, folder] = backup?.volumes[0]?.split(':') ?? [];
  expect(Object.keys(compose.volumes)).toContain(volume);
  expect(command.endsWith(` ${folder}`)).toBe(true);
  // The image makes this folder for its own user, so that a new volume belongs to it as well.
  expect(containerFile).toContain(`--owner=10001 --group=10001 --mode=700 ${folder}`);
  expect(readDeployFile('README.md')).toContain('docker compose run --rm backup');
});
