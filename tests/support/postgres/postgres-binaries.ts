import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isExecutableFile } from '#tests/support/programs/find-program.ts';

const debianVersions = '/usr/lib/postgresql';

/** @returns the folder that holds `initdb` and `postgres`, the newest version where there are several, or null */
export function findPostgresBinaries(): string | null {
  const inPath = findProgram(['initdb']);
  const folders = [...(inPath ? [dirname(inPath)] : []), ...debianFolders()];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutableFile(join(folder, name)))) ??
    null
  );
}

/** Debian keeps the programs of each version in a folder of its own, outside PATH. */
function debianFolders(): string[] {
  try {
    return readdirSync(debianVersions)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debianVersions, version, 'bin'));
  } catch {
    return [];
  }
}
