/** Runs one action at a time: whatever is pressed while an action runs does nothing. */
import { useState } from 'react';

/** @param onSettled called after each action, whether it succeeded or failed, when another may already start */
export function useUnlessBusy(onSettled?: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const unlessBusy = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await action();
    } finally {
      setIsBusy(false);
      await onSettled?.();
    }
  };
  return { isBusy, unlessBusy };
}
