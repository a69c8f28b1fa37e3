/** Installs programs that tests need, if the machine allows it: on Debian, as root. */
import { existsSync } from 'node:fs';
import { run } from '../run-command.ts';

export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @returns true when apt reports success */
export async function installPackages(...names: string[]): Promise<boolean> {
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'Dpkg::Use-Pty=0'];
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', ...names]];
  for (const step of steps) {
    if ((await run({ file: 'env', args: [...apt, ...step] })) !== 0) return false;
  }
  return true;
}
