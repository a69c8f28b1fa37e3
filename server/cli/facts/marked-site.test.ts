/** Sources that cannot be loaded fail the command; they must not leave a server that watches files behind. */
import { expect, test, vi } from 'vitest';
import { loadMarkedSite } from './marked-site.ts';

test('a text that cannot be filled closes the server before the error is reported', async () => {
  const close = vi.fn<() => Promise<void>>().mockResolvedValue();
  const failing = async () => ({
    ssrLoadModule: async () => {
      throw new Error('{{kit.nope}}: no figure has this name');
    },
    close,
  });
  const services = {} as Parameters<typeof loadMarkedSite>[0];
  const start = failing as unknown as Parameters<typeof loadMarkedSite>[1];
  await expect(loadMarkedSite(services, start)).rejects.toThrow('no figure has this name');
  expect(close).toHaveBeenCalledOnce();
});
