import { expect, test } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { isDatabaseUp, isOutage } from './outage.ts';

const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
const bug = new TypeError('x is undefined');

const open = () => openDatabase('file::memory:');

test('a bug is none while the database answers', async () => {
  const database = await open();
  expect(await isDatabaseUp(database)).toBe(true);
  expect(await isOutage(database, bug)).toBe(false);
});

test('an error that tells of an outage is one, although the database answers again', async () => {
  const database = { ...(await open()), isUnreachable: (error: unknown) => error === refused };
  expect(await isOutage(database, refused)).toBe(true);
});

test('whatever fails while the database does not answer fails for that', async () => {
  const database = await open();
  await database.close();
  expect(await isDatabaseUp(database)).toBe(false);
  expect(await isOutage(database, bug)).toBe(true);
});
