/**
 * Finds the browser of the browser tests, or installs it. Chromium's headless shell comes first: the same engine
 * without the windows and services around it, which take a third of the time of a browser test (decision 049).
 */
import { installPackages, mayInstallPackages } from './debian-packages.ts';
import { findProgram, isExecutableFile } from './find-program.ts';

const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the executable that CHROMIUM names, else one from PATH or a usual place, else null */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return isExecutableFile(named) ? named : null;
  return findProgram(names, usualPlaces);
}

/** @returns null when there is a browser, else one line that says what is missing and how to install it */
export async function ensureChromium(): Promise<string | null> {
  if (process.env.CHROMIUM) {
    return findChromium() === null ? `CHROMIUM names no executable file: ${process.env.CHROMIUM}` : null;
  }
  if (findProgram([headlessShell]) === null && mayInstallPackages()) {
    process.stdout.write(`No ${headlessShell} found: installing it with apt-get.\n`);
    const isInstalled = await installPackages(headlessShell, 'fonts-liberation');
    if (!isInstalled && findChromium() === null) await installPackages('chromium', 'fonts-liberation');
  }
  return findChromium() === null
    ? `No Chromium: install one (Debian: apt-get install -y ${headlessShell}) or name it in CHROMIUM.`
    : null;
}
