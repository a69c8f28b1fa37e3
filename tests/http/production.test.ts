import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

test('screens are drawn by the production build of React, whatever the environment says', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  await startServer();
  const { default: react } = await import('react');
  // Only the development build has it.
  expect(react).not.toHaveProperty('act');
});
