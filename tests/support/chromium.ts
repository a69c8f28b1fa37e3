/** Finds the browser of the browser tests, or installs it. */
import { installPackages, mayInstallPackages } from './debian-packages.ts';
import { findProgram, isExecutableFile } from './find-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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
  if (findChromium() !== null) return null;
  if (process.env.CHROMIUM) return `CHROMIUM names no executable file: ${process.env.CHROMIUM}`;
  if (!mayInstallPackages()) {
    return 'No Chromium: install one (Debian: apt-get install -y chromium) or name it in CHROMIUM.';
  }
  process.stdout.write('No Chromium found: installing it with apt-get.\n');
  await installPackages('chromium', 'fonts-liberation');
  return findChromium() === null ? 'No Chromium: apt-get could not install it.' : null;
}
