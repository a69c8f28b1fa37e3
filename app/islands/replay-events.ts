/**
 * Replays in an island what the visitor did before React was listening. Typed text and choices are in the DOM, but no
 * component knows of them; the press of a button would be lost. What the browser itself handles, such as a link or a
 * summary, is not replayed.
 */

/** @param events in the order in which they happened */
export function replayEvents(events: readonly Event[]): void {
  const replayed = new Set<EventTarget>();
  for (const { type, target } of events) {
    if (type === 'input' && isField(target)) {
      // The field already has its final state, so once is enough.
      if (!replayed.has(target)) replayInput(target);
      replayed.add(target);
    } else if (type === 'click' && target instanceof Element) {
      target.closest<HTMLButtonElement>('button[type=button]')?.click();
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/**
 * React reports a change only if the value differs from the one it saw last. It tracks that value through the setter it
 * puts on the field itself. So the value of a text field is cleared through that setter and then restored through the
 * prototype's, and React sees a change. A box is turned back, so that a click both restores it and is a change.
 */
function replayInput(field: Field): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
