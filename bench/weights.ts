/** Measures what a visitor downloads: each page with its inlined styles, and the scripts before any interaction. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { clientFolder } from '#server/answers/site-renderer.ts';
import { openSite } from './open-site.ts';
import { publicPages } from './public-pages.ts';
import { printTable, whole } from './table.ts';

const compress = promisify(brotliCompress);

interface Weight {
  path: string;
  html: number;
  script: number;
}

export async function measureWeights(): Promise<void> {
  const site = await openSite();
  const rows: string[][] = [];
  for (const [template, paths] of await publicPages(site)) {
    const weights: Weight[] = [];
    for (const path of paths) weights.push(await weigh(path, await site.render(path)));
    const heaviest = weights.reduce((most, weight) => (weight.html > most.html ? weight : most));
    const script = Math.max(...weights.map((weight) => weight.script));
    rows.push([template, String(paths.length), whole(heaviest.html), whole(script), heaviest.path]);
  }
  await site.close();
  printTable(['bytes, brotli 11', 'pages', 'heaviest HTML', 'script', ''], rows);
}

async function weigh(path: string, html: string): Promise<Weight> {
  const entries = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  const sizes = await Promise.all([...filesOf(entries)].map((file) => compressed(readFileSync(file))));
  return {
    path,
    html: await compressed(Buffer.from(html)),
    script: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The given scripts and their static imports. Dynamic imports are loaded only after an interaction. */
function filesOf(sources: readonly string[], seen = new Set<string>()): Set<string> {
  for (const source of sources) {
    const file = join(clientFolder, source);
    if (seen.has(file)) continue;
    seen.add(file);
    const staticImport = /(?:^|[;}])import(?:[^"'();]*from)?\s*["']([^"']+)["']/g;
    const imported = [...readFileSync(file, 'utf8').matchAll(staticImport)].map(([, relative = '']) =>
      normalize(join(dirname(source), relative)),
    );
    filesOf(imported, seen);
  }
  return seen;
}

async function compressed(bytes: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(bytes, { params })).length;
}
