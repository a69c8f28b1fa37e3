import { type RefObject, useEffect } from 'react';

const focusable = 'button, a[href], input';

/**
 * Takes the focus into a form that opens in place of its button or below it, and gives it back when the form closes:
 * to the button, or to what has replaced the form. Without this, the next Tab would start at the top of the screen.
 * @param field the first field to fill in
 * @param isOpened false for a form that is always on its screen
 */
export function useFormFocus(field: RefObject<HTMLElement | null>, isOpened = true): void {
  useEffect(() => {
    if (!isOpened) return;
    const opener = document.activeElement;
    const form = field.current?.closest('form');
    // A form may close together with the section around it.
    const places = [form, form?.parentElement].map(placeOf);
    field.current?.focus();
    // The browser brings only the field into view, and the buttons below it may stay outside.
    form?.scrollIntoView({ block: 'nearest' });
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (!isFocusLost) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      else focusWithin(places.find((place) => place?.parent.isConnected)?.occupant());
    };
  }, [field, isOpened]);
}

/** Remembers the position of an element, so that whatever replaces the element can be found there. */
function placeOf(element: Element | null | undefined) {
  const parent = element?.parentElement;
  if (!element || !parent) return undefined;
  const position = [...parent.children].indexOf(element);
  return { parent, occupant: () => parent.children.item(position) ?? parent };
}

function focusWithin(element: Element | undefined): void {
  const target = element?.matches(focusable) ? element : element?.querySelector(focusable);
  if (target instanceof HTMLElement) target.focus();
}
