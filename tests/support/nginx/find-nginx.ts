import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from '#tests/support/programs/find-program.ts';

export interface NginxPrograms {
  nginx: string;
  openssl: string;
  /** Null where the module is part of nginx itself. */
  brotliModule: string | null;
}

const debianModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @returns what the files of `deploy/nginx` need, or one line that says what is missing */
export function findNginx(): NginxPrograms | string {
  const nginx = findProgram(['nginx'], ['/usr/sbin/nginx']);
  const openssl = findProgram(['openssl']);
  if (nginx === null || openssl === null) return 'No nginx or no openssl on this machine.';
  if (existsSync(debianModule)) return { nginx, openssl, brotliModule: debianModule };
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  return stderr.includes('brotli')
    ? { nginx, openssl, brotliModule: null }
    : 'The nginx of this machine lacks the module brotli_static.';
}
