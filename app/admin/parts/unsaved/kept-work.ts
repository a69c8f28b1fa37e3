/**
 * Keeps an administrator's work in the tab, so that neither a reload nor the end of a session loses it. Somebody else
 * who uses the tab to sign in does not get it.
 */
import * as z from 'zod/mini';

/** The storage key of each screen's work. */
export const workKeys = {
  pageForm: 'admin-page-draft',
  generator: 'admin-generator-draft',
  bulkCreator: 'admin-bulk-results',
} as const;

type WorkKey = (typeof workKeys)[keyof typeof workKeys];

export type WorkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface KeptWork<Work> {
  keep(storage: WorkStorage, administratorId: string, work: Work): void;
  /** @returns null when nothing is kept, or it is malformed, or it belongs to somebody else */
  recall(storage: WorkStorage, administratorId: string): Work | null;
  forget(storage: WorkStorage): void;
}

export function keptWork<Work>(key: WorkKey, schema: z.ZodMiniType<Work>): KeptWork<Work> {
  const kept = z.object({ administratorId: z.string(), work: schema });
  return {
    keep(storage, administratorId, work) {
      // If storage is full or blocked, the screen works without keeping anything.
      attempt(() => storage.setItem(key, JSON.stringify({ administratorId, work })));
    },
    recall(storage, administratorId) {
      const found = attempt(() => kept.parse(JSON.parse(storage.getItem(key) ?? 'null')));
      return found?.administratorId === administratorId ? found.work : null;
    },
    forget: (storage) => void attempt(() => storage.removeItem(key)),
  };
}

/** Whether the tab holds typed input, which then survives the end of the session. */
export function isTypedWorkKept(storage: WorkStorage): boolean {
  return isKept(storage, workKeys.pageForm) || isKept(storage, workKeys.generator);
}

function isKept(storage: WorkStorage, key: WorkKey): boolean {
  return (attempt(() => storage.getItem(key)) ?? null) !== null;
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
