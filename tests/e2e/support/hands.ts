/** The two ways in which an owner uses a phone: with a keyboard alone, or with a thumb alone. */
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  readonly name: string;
  /** Reaches the element and uses it. */
  press(page: Page, target: Locator): Promise<void>;
  /** Reaches the field and replaces what is in it. */
  write(page: Page, field: Locator, words: string): Promise<void>;
  /** Reaches the group of the radio button and chooses the button. */
  choose(page: Page, radio: Locator): Promise<void>;
}

const maxStops = 150;

/** Presses Tab, or Shift+Tab, until the element has the focus, which proves that the keyboard gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === element) return null;
      const isBehind = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (key !== null) await page.keyboard.press(key);
    else if (await keepsFocus(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** A menu takes the focus a moment after it has opened, and Tab would close it. */
async function arrowTo(page: Page, item: Locator): Promise<void> {
  await page.getByRole('menu').filter({ has: item }).locator(':focus').waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await keepsFocus(item)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not lead to ${item}`);
}

/** A screen that has just changed may still move the focus, and the key would go elsewhere. */
async function keepsFocus(target: Locator): Promise<boolean> {
  return target.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return document.activeElement === element;
  });
}

const keyboard: Hand = {
  name: 'keyboard',
  async press(page, target) {
    const isInMenu = (await target.getAttribute('role')) === 'menuitem';
    await (isInMenu ? arrowTo : tabTo)(page, target);
    await page.keyboard.press('Enter');
  },
  async write(page, field, words) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  },
  async choose(page, radio) {
    const group = page.getByRole('group').filter({ has: radio });
    await tabTo(page, group.getByRole('radio', { checked: true }));
    const size = await group.getByRole('radio').count();
    for (let step = 0; step < size && !(await radio.isChecked()); step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    if (!(await radio.isChecked())) throw new Error(`The arrow keys do not choose ${radio}`);
  },
};

/** Playwright taps only what is visible, large enough to be hit, and covered by nothing. */
const thumb: Hand = {
  name: 'thumb',
  press: (_page, target) => target.tap(),
  async write(page, field, words) {
    await field.tap();
    // The keyboard on the screen selects and types, as any other does.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  },
  choose: (_page, radio) => radio.tap(),
};

export const hands: readonly Hand[] = [keyboard, thumb];
