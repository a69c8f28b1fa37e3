/** The parts page shows every part in app/ui, app/sections and app/admin/parts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const partFolders = ['app/ui', 'app/sections', 'app/admin/parts'];
const pageFolder = 'app/parts-page';

/** Components that render nothing of their own. */
const withoutMarkup = ['SiteIdentityProvider', 'CarriedNoticeToast', 'LeaveGuard'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The files of the page and of the parts that they import, directly or through other parts. */
function filesOfThePage(): Set<string> {
  const files = new Set(filesBelow(pageFolder));
  // Iterating over a set also visits entries added during the iteration.
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), path);
      if (existsSync(imported) && partFolders.some((folder) => imported.startsWith(`${folder}/`))) {
        files.add(imported);
      }
    }
  }
  return files;
}

test('the parts page shows every part', () => {
  const page = [...filesOfThePage()].map((file) => readFileSync(file, 'utf8')).join('\n');
  const parts = partFolders
    .flatMap(filesBelow)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)])
    .map(([, name = '']) => name);
  expect(parts.length).toBeGreaterThan(50);
  // Illustrations are listed by name and rendered from that list.
  const isShown = (name: string) => new RegExp(`<${name}\\b|: ${name},`).test(page);
  expect(parts.filter((name) => !isShown(name) && !withoutMarkup.includes(name))).toEqual([]);
});
