import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a heading when new content arrives. On a phone the content appears below the form, out of sight.
 * @returns the ref of the heading
 */
export function useFocusOnArrival(content: object | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastContent = useRef(content);

  useEffect(() => {
    const isNew = content !== null && content !== lastContent.current;
    lastContent.current = content;
    if (isNew && heading.current !== null) focusUnlessTyping(heading.current);
  }, [content]);

  return heading;
}

/** Does not interrupt an administrator who is typing the next title. */
function focusUnlessTyping(heading: HTMLElement) {
  if (document.activeElement instanceof HTMLTextAreaElement) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView({ block: 'start' });
}
