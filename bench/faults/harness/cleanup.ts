/** Undoes what a check has started, latest first, however the check ends. */

export interface Cleanup {
  add(undo: () => unknown): void;
  /** Runs every step, even if one fails. A second call does nothing. */
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const steps: (() => unknown)[] = [];
  return {
    add: (undo) => steps.push(undo),
    async run() {
      for (let undo = steps.pop(); undo !== undefined; undo = steps.pop()) {
        try {
          await undo();
        } catch (error) {
          process.stderr.write(`cleanup: ${error}\n`);
        }
      }
    },
  };
}
