import { expect, test } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { isDatabaseUp, isOutage } from './outage.ts';

const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
const bug = new TypeError('x is undefined');

const open = () => openDatabase('file::memory:');

test('an error is not an outage while the database answers', async () => {
  const database = await open();
  expect(await isDatabaseUp(database)).toBe(true);
  expect(await isOutage(database, bug)).toBe(false);
});

test('a connection error is an outage even if the database answers again', async () => {
  const database = { ...(await open()), isUnreachable: (error: unknown) => error === refused };
  expect(await isOutage(database, refused)).toBe(true);
});

test('any error is an outage while the database does not answer', async () => {
  const database = await open();
  await database.close();
  expect(await isDatabaseUp(database)).toBe(false);
  expect(await isOutage(database, bug)).toBe(true);
});
