/** Sources that cannot be loaded fail the command; they must not leave a server that watches files behind. */
import { expect, test, vi } from 'vitest';
import { loadMarkedSite } from './marked-site.ts';

const close = vi.hoisted(() => vi.fn<() => Promise<void>>().mockResolvedValue());

vi.mock('vite', () => ({
  createServer: async () => ({
    ssrLoadModule: async () => {
      throw new Error('{{kit.nope}}: no figure has this name');
    },
    close,
  }),
}));

test('a text that cannot be filled closes the server before the error is reported', async () => {
  const services = {} as Parameters<typeof loadMarkedSite>[0];
  await expect(loadMarkedSite(services)).rejects.toThrow('no figure has this name');
  expect(close).toHaveBeenCalledOnce();
});
