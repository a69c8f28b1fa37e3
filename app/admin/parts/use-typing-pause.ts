import { useEffect, useRef, useState } from 'react';

/** Longer than the gap between two letters of a word, and shorter than a thought. */
const pauseMs = 1000;

const signsOfTyping = ['keydown', 'beforeinput'] as const;

/**
 * For what takes the focus by itself: it must not take the rest of a word with it.
 * @returns false until it is due and nobody has typed for a second; then true for as long as it is due
 */
export function useTypingPause(isDue: boolean): boolean {
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const [hasPaused, setHasPaused] = useState(false);

  useEffect(() => {
    const note = () => {
      lastKeyAt.current = performance.now();
    };
    for (const sign of signsOfTyping) window.addEventListener(sign, note, { capture: true });
    return () => {
      for (const sign of signsOfTyping) window.removeEventListener(sign, note, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const leftMs = lastKeyAt.current + pauseMs - performance.now();
      if (leftMs <= 0) setHasPaused(true);
      else timer = setTimeout(look, leftMs);
    };
    look();
    return () => {
      clearTimeout(timer);
      setHasPaused(false);
    };
  }, [isDue]);

  return isDue && hasPaused;
}
