/**
 * Keeps the work of an administrator for as long as the tab lives, so that a reload or a session that ends costs
 * nothing. Bound to the person: the next one to sign in does not find it.
 */
import * as z from 'zod/mini';

export type WorkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptWork<Work> {
  keep(storage: WorkStorage, administratorId: string, work: Work): void;
  /** @returns null where nothing, something broken or someone else's work is kept */
  recall(storage: WorkStorage, administratorId: string): Work | null;
  /** Whether anybody's is kept. */
  has(storage: WorkStorage): boolean;
  forget(storage: WorkStorage): void;
}

/** @param key in the storage of the tab */
export function keptWork<Work>(key: string, schema: z.ZodMiniType<Work>): KeptWork<Work> {
  const kept = z.object({ administratorId: z.string(), work: schema });
  return {
    keep(storage, administratorId, work) {
      // A full or forbidden storage: the screen goes on without a net.
      attempt(() => storage.setItem(key, JSON.stringify({ administratorId, work })));
    },
    recall(storage, administratorId) {
      const found = attempt(() => kept.parse(JSON.parse(storage.getItem(key) ?? 'null')));
      return found?.administratorId === administratorId ? found.work : null;
    },
    has: (storage) => (attempt(() => storage.getItem(key)) ?? null) !== null,
    forget: (storage) => void attempt(() => storage.removeItem(key)),
  };
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
