/**
 * The weight of each direct dependency with everything it needs, read from package-lock.json and the installed packages.
 * Peer dependencies are not counted.
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
type Locked = z.infer<typeof lockFile>['packages'];

export interface Weighed {
  name: string;
  version: string;
  licence: string;
  /** On this machine: packages for other platforms are not installed and not counted. */
  megabytes: number;
  /** Packages that it needs, directly or not, without peer dependencies. */
  others: number;
  /** The weight of the package and everything it needs. A shared package counts for each package that needs it. */
  megabytesWithOthers: number;
}

/** @returns dependencies and development dependencies, in the order of package.json */
export function weighDependencies(): { production: Weighed[]; development: Weighed[] } {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const root = packages[''];
  const weigh = (list: Record<string, string> = {}) =>
    Object.keys(list).map((name) => weighOne(name, packages));
  return { production: weigh(root?.dependencies), development: weigh(root?.devDependencies) };
}

function weighOne(name: string, packages: Locked): Weighed {
  const path = `node_modules/${name}`;
  const locked = packages[path];
  const found = neededBy(path, packages);
  const bytes = [...found].map(ownBytes);
  const own = ownBytes(path);
  return {
    name,
    version: locked?.version ?? '',
    licence: locked?.license ?? '',
    megabytes: own / 1_000_000,
    others: found.size - 1,
    megabytesWithOthers: bytes.reduce((sum, size) => sum + size, 0) / 1_000_000,
  };
}

/** @returns the paths of the package and of everything it needs that is installed */
function neededBy(path: string, packages: Locked): Set<string> {
  const found = new Set([path]);
  for (const folder of found) {
    const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = resolve(folder, name, packages);
      if (needed !== null && existsSync(needed)) found.add(needed);
    }
  }
  return found;
}

/** Resolves a name as Node does: below the package first, then below each folder above it. */
function resolve(from: string, name: string, packages: Locked): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (folder === '') return null;
  }
}

/** The files of the package, without the packages below it. */
function ownBytes(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : ownBytes(path);
    else bytes += lstatSync(path).size;
  }
  return bytes;
}
