/**
 * For `npm start`: loads the copies of our sources that `npm run build` has stripped of their types. Node strips them
 * as well, but with a compiler that keeps 20 to 40 MB in every process and thread that has loaded one source. This file
 * is JavaScript for the same reason. A source that has changed since the build is loaded directly.
 */
import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') && url.endsWith('.ts') ? strippedCopy(fileURLToPath(url)) : null;
    if (source === null) return nextLoad(url, context);
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * @param {string} file absolute
 * @returns {Buffer | null} null if there is no up-to-date copy: a copy has the time and size of its source
 */
function strippedCopy(file) {
  const copy = `${root}build/sources/${relative(root, file)}.js`;
  const original = statSync(file, { throwIfNoEntry: false });
  const found = statSync(copy, { throwIfNoEntry: false });
  if (original === undefined || found === undefined) return null;
  const isOfThisSource = +original.mtime === +found.mtime && original.size === found.size;
  return isOfThisSource ? readFileSync(copy) : null;
}
