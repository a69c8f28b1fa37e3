/** Measures how much of the window a phone's keyboard covers: it lies over the page, whose layout does not change. */
import { type RefObject, useEffect } from 'react';

/** Keeps the covered height in the element's `--keyboard`. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return;
    const measure = () => {
      // A page that is zoomed in has a small viewport without a keyboard.
      const covered =
        viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
