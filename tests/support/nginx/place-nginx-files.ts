/**
 * Places the files of `deploy/nginx` in a folder, as an operator places them in /etc/nginx, with other ports and paths.
 * Everything else is what the site runs with.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NginxPrograms } from './find-nginx.ts';

export interface NginxPorts {
  http: number;
  https: number;
  /** Of the inner server that asks the instances for pages. */
  pages: number;
  instances: readonly [number, number];
}

const siteName = 'site.example';

/** @returns the path of the main configuration file */
export function placeNginxFiles(folder: string, programs: NginxPrograms, ports: NginxPorts): string {
  const ownFolder = join(folder, 'motor-de-portao');
  cpSync('deploy/nginx', ownFolder, { recursive: true });
  edit(join(ownFolder, 'site.conf'), [
    // A machine without IPv6 could not listen.
    [/^\s*listen \[::\]:.*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${ports.http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${ports.https}`],
    [/127\.0\.0\.1:3080\b/g, `127.0.0.1:${ports.pages}`],
    [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${ports.instances[0]}`],
    [/127\.0\.0\.1:3001\b/g, `127.0.0.1:${ports.instances[1]}`],
    [/\/run\/motor-de-portao-pages/g, join(folder, 'pages')],
    [/\/etc\/nginx\/motor-de-portao/g, ownFolder],
    [/\/opt\/motor-de-portao\/build\/client/g, join(process.cwd(), 'build/client')],
  ]);
  const letsEncrypt = join(folder, 'letsencrypt');
  edit(join(ownFolder, 'tls.conf'), [[/\/etc\/letsencrypt\/live\/site\.example/g, letsEncrypt]]);
  makeCertificate(letsEncrypt, programs.openssl);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainFile(folder, programs.brotliModule));
  return main;
}

/** @throws if a pattern is not found, because the file would then be used with the operator's ports or paths */
function edit(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [pattern, replacement] of changes) {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`${file} does not have ${pattern}`);
    text = changed;
  }
  writeFileSync(file, text);
}

function makeCertificate(folder: string, openssl: string): void {
  mkdirSync(folder);
  const names = `subjectAltName=DNS:${siteName},DNS:www.${siteName}`;
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...key, '-days', '2', '-subj', `/CN=${siteName}`, '-addext', names, ...files];
  execFileSync(openssl, args, { stdio: 'pipe' });
}

/** What Debian's /etc/nginx/nginx.conf holds, as far as the site depends on it. */
function mainFile(folder: string, brotliModule: string | null): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    brotliModule === null ? '' : `load_module ${brotliModule};`,
    // Workers must reach the folder, which only the caller may enter.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events { worker_connections 1024; }',
    'http {',
    ...temporary.map((name) => `  ${name}_temp_path ${join(folder, `${name}-files`)};`),
    '  access_log off;',
    '  include motor-de-portao/site.conf;',
    '}',
    '',
  ].join('\n');
}
