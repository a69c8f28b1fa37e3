/**
 * A second copy of what this device keeps of a draft. Local storage reaches the disk seconds after it is written, and a
 * browser that crashes loses what is not there yet; IndexedDB writes at once.
 */
const databaseName = 'admin-drafts';
const storeName = 'kept';

export interface CrashCopy {
  /** Milliseconds since 1970. */
  at: number;
  /** As it was written to local storage; null if it was removed from there. */
  kept: string | null;
}

let opened: Promise<IDBDatabase> | null = null;

export async function writeCrashCopy(draftId: string, copy: CrashCopy): Promise<void> {
  await attempt(async () => {
    const transaction = (await database()).transaction(storeName, 'readwrite', { durability: 'relaxed' });
    transaction.objectStore(storeName).put(copy, draftId);
    transaction.commit();
  });
}

/** @returns null if there is none, or the browser has no IndexedDB */
export async function readCrashCopy(draftId: string): Promise<CrashCopy | null> {
  const copy = await attempt(async () => {
    const store = (await database()).transaction(storeName).objectStore(storeName);
    return answerOf<CrashCopy | undefined>(store.get(draftId));
  });
  return copy ?? null;
}

/** @returns all copies by the id of their draft */
export async function listCrashCopies(): Promise<Map<string, CrashCopy>> {
  const copies = await attempt(async () => {
    const store = (await database()).transaction(storeName).objectStore(storeName);
    const ids = answerOf(store.getAllKeys());
    const values = await answerOf<CrashCopy[]>(store.getAll());
    return (await ids).map((id, index) => [String(id), values[index]] as const);
  });
  return new Map(copies?.flatMap(([id, copy]) => (copy === undefined ? [] : [[id, copy] as const])));
}

export async function removeCrashCopies(draftIds: readonly string[]): Promise<void> {
  await attempt(async () => {
    const store = (await database()).transaction(storeName, 'readwrite').objectStore(storeName);
    for (const id of draftIds) store.delete(id);
  });
}

function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** If the storage is full or blocked, the editor works without it. */
async function attempt<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch {
    return null;
  }
}
