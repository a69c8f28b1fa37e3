import { useEffect, useRef, useState } from 'react';

/** Longer than the gap between two letters of a word. */
const pauseMs = 1000;

const typingEvents = ['keydown', 'beforeinput'] as const;

/**
 * For something that takes the focus by itself: the rest of a word must not be typed into it.
 * @returns true once it is due and nobody has typed for a second, for as long as it is due
 */
export function useTypingPause(isDue: boolean): boolean {
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const [hasPaused, setHasPaused] = useState(false);

  useEffect(() => {
    const noteKey = () => {
      lastKeyAt.current = performance.now();
    };
    for (const type of typingEvents) window.addEventListener(type, noteKey, { capture: true });
    return () => {
      for (const type of typingEvents) window.removeEventListener(type, noteKey, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkPause = () => {
      const leftMs = lastKeyAt.current + pauseMs - performance.now();
      if (leftMs <= 0) setHasPaused(true);
      else timer = setTimeout(checkPause, leftMs);
    };
    checkPause();
    return () => {
      clearTimeout(timer);
      setHasPaused(false);
    };
  }, [isDue]);

  return isDue && hasPaused;
}
