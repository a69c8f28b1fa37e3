/** Two builds to compare. Each is an existing folder, or a revision checked out for the comparison. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export interface Checkout {
  folder: string;
  /** Does not touch a folder that existed before. */
  remove(): void;
}

/** @param name a folder that contains a checkout of this repository, or any revision that git knows */
export function checkOut(name: string): Checkout {
  if (existsSync(join(name, 'package.json'))) return { folder: resolve(name), remove() {} };
  const parent = mkdtempSync(join(tmpdir(), 'compare-'));
  const folder = join(parent, 'checkout');
  const remove = () => {
    if (existsSync(folder)) run('git', ['worktree', 'remove', '--force', folder], process.cwd());
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, name], process.cwd());
    installPackages(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

export function build({ folder }: Checkout): void {
  run(nodeOf(folder), ['server/cli/build.ts', '--if-stale'], folder);
}

/** The Node that comes with the packages of this checkout. */
export function nodeOf(folder: string): string {
  return join(folder, 'node_modules', '.bin', 'node');
}

/** Links the installed packages if the checkout locks the same ones. */
function installPackages(folder: string): void {
  if (existsSync('node_modules') && isDeepStrictEqual(lockedPackages('.'), lockedPackages(folder))) {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  } else {
    run('npm', ['ci', '--silent'], folder);
  }
}

/** Without the entry of this repository itself, which names its version. */
function lockedPackages(folder: string): unknown {
  const lockfile = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  const { '': _product, ...packages } = lockfile.packages;
  return packages;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}`, { cause: error });
}
