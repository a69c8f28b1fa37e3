/** The short form of `npm run hostile -- --http 20000`. */
import { expect, onTestFinished, test } from 'vitest';
import { attack } from './http/attack.ts';
import { startHostileSite } from './http/start-site.ts';

const requests = 500;
const seed = 20_260_115;

test('hostile requests are answered in time and correctly, and none causes a server error', async () => {
  const site = await startHostileSite();
  onTestFinished(async () => {
    await site.stop();
  });
  const { broken, statuses } = await attack(site, requests, seed);
  const page = await fetch(`http://127.0.0.1:${site.port}/`);
  const errors = await site.stop();
  expect(broken).toEqual([]);
  expect(errors).toEqual([]);
  expect(page.status).toBe(200);
  // The attack reached every part of the server.
  for (const status of [200, 302, 400, 401, 404, 405, 406]) expect(statuses).toHaveProperty(`${status}`);
});
