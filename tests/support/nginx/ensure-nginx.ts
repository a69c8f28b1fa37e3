/** Makes sure that nginx is installed with what the files of `deploy/nginx` need. */
import { installPackages, mayInstallPackages } from '#tests/support/programs/debian-packages.ts';
import { findNginx } from './find-nginx.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/** @returns null when it is installed, else one line that says what is missing */
export async function ensureNginx(): Promise<string | null> {
  if (problemOfNginx() !== null && mayInstallPackages()) {
    process.stdout.write('No nginx with brotli found: installing it with apt-get.\n');
    await installPackages(...packages);
  }
  const problem = problemOfNginx();
  return problem === null
    ? null
    : `${problem} Install it (Debian: apt-get install -y ${packages.join(' ')}).`;
}

function problemOfNginx(): string | null {
  const found = findNginx();
  return typeof found === 'string' ? found : null;
}
