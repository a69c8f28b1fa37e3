import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

test('the production build of React renders the screens, whatever NODE_ENV is', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  await startServer();
  const { default: react } = await import('react');
  // Only the development build contains it.
  expect(react).not.toHaveProperty('act');
});
