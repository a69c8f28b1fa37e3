import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { codeLength, codesOneLongerOrShorter, newPageCode } from './page-code.ts';
import { createPageCodes } from './page-codes.ts';

describe.each(engines)('the codes of pages on $name', (engine) => {
  async function open() {
    const database = await engine.open();
    onTestFinished(() => database.close());
    return database;
  }

  test('a page that several processes show at once gets one code', async () => {
    const database = await open();
    const processes = [createPageCodes(database), createPageCodes(database), createPageCodes(database)];
    const codes = await Promise.all(processes.map((process) => process.codeOf('/motores')));
    expect(new Set(codes).size).toBe(1);
    expect(await processes[0]?.pageOf(codes[0] ?? '')).toBe('/motores');
    expect(await processes[0]?.codeOf('/')).not.toBe(codes[0]);
  });

  test('no code becomes that of another page by a character too many or too few, however many there are', async () => {
    const database = await open();
    const shortCodes = new Set<string>();
    for (let drawn = 0; shortCodes.size < 600; drawn += 1) {
      const parts = [Math.floor(drawn / 32) / 32, (drawn % 32) / 32];
      shortCodes.add(newPageCode(codeLength.min, () => parts.shift() ?? 0));
    }
    const rows = [...shortCodes].map((code) => ({ page_key: `/short/${code}`, code }));
    await database.query.insertInto('page_codes').values(rows).execute();
    const codes = createPageCodes(database);
    const used = new Set(shortCodes);
    for (let page = 0; page < 200; page += 1) {
      const code = (await codes.codeOf(`/page/${page}`)) ?? '';
      expect(code).toHaveLength(codeLength.min + 1);
      expect(codesOneLongerOrShorter(code).filter((other) => used.has(other))).toEqual([]);
      used.add(code);
    }
  });
});
