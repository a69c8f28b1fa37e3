/** nginx with the files of `deploy/nginx`, in front of two instances on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';
import type { NginxPrograms } from './find-nginx.ts';
import { type NginxPorts, placeNginxFiles } from './place-nginx-files.ts';

const startLimitMs = 10_000;
const retryMs = 20;

export interface Nginx {
  ports: NginxPorts;
  /** What it wrote to its error log. */
  log(): string;
  stop(): Promise<void>;
}

/** @param folder an empty folder, which the caller removes */
export async function startNginx(
  programs: NginxPrograms,
  folder: string,
  instances: readonly [number, number],
): Promise<Nginx> {
  const ports = { http: await freePort(), https: await freePort(), pages: await freePort(), instances };
  const main = placeNginxFiles(folder, programs, ports);
  const child = spawn(programs.nginx, ['-p', folder, '-c', main], { stdio: 'pipe' });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  await untilListening(child, ports.https, () => written);
  return {
    ports,
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      process.off('exit', killAtExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(child: ChildProcess, port: number, written: () => string): Promise<void> {
  const startedAt = performance.now();
  while (!(await isListening(port))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - startedAt > startLimitMs) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start:\n${written()}`);
    }
    await delay(retryMs);
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy());
}
