/** The command that starts another checkout of the site: the one in its package.json, but run without npm. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface SiteProgram {
  folder: string;
  /** The Node of that checkout. */
  node: string;
  serve: readonly string[];
  cli: readonly string[];
}

const packageFile = z.object({ scripts: z.object({ start: z.string(), cli: z.string() }) });

/** @throws if the folder holds no built checkout */
export function siteProgram(folder: string): SiteProgram {
  const node = join(folder, 'node_modules/.bin/node');
  if (!existsSync(node)) throw new Error(`${folder} has no node_modules: run npm ci there`);
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return { folder, node, serve: argumentsOf(scripts.start), cli: argumentsOf(scripts.cli) };
}

/** Leaves out the build and the `.env` file, so that a developer's settings cannot change the figures. */
function argumentsOf(script: string): string[] {
  const command = script.split('&&').at(-1)?.trim() ?? '';
  return command
    .replace(/--import \S*load-env-file\S* /, '')
    .split(/\s+/)
    .slice(1);
}
