/** Makes sure that the programs of a PostgreSQL server are installed; the tests start a server of their own. */
import { installPackages, mayInstallPackages } from '#tests/support/programs/debian-packages.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

/** @returns null when the programs are installed, else one line that says what is missing */
export async function ensurePostgres(): Promise<string | null> {
  if (findPostgresBinaries() !== null) return null;
  if (!mayInstallPackages()) {
    return 'No PostgreSQL server programs: install them (Debian: apt-get install -y postgresql).';
  }
  process.stdout.write('No PostgreSQL found: installing it with apt-get.\n');
  await installPackages('postgresql');
  return findPostgresBinaries() === null ? 'No PostgreSQL: apt-get could not install it.' : null;
}
