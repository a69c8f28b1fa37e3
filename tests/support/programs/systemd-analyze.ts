/** Finds the program that checks the units of `deploy/systemd`, or installs it. */
import { installPackages, mayInstallPackages } from './debian-packages.ts';
import { findProgram } from './find-program.ts';

export function findSystemdAnalyze(): string | null {
  return findProgram(['systemd-analyze']);
}

/** @returns null when it is installed, else one line that says what is missing */
export async function ensureSystemdAnalyze(): Promise<string | null> {
  if (findSystemdAnalyze() === null && mayInstallPackages()) {
    process.stdout.write('No systemd-analyze found: installing it with apt-get.\n');
    await installPackages('systemd');
  }
  return findSystemdAnalyze() === null ? 'No systemd-analyze (Debian: apt-get install -y systemd).' : null;
}
