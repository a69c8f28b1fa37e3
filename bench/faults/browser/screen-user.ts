/** Presses buttons and links on the administrator's screens, and waits for what the screen says. */
import type { Locator } from 'playwright-core';
import type { AdministratorTab } from './administrator.ts';

/** How long an entry may take to show up in a list, before it counts as not there. */
const entryMs = 1500;

export interface ScreenUser {
  button(name: string): Locator;
  /** @returns false if there was nothing to press */
  press(wanted: Locator): Promise<boolean>;
  /** @returns false if the address does not become this one in time */
  isAt(address: RegExp): Promise<boolean>;
  /** @throws if the screen says nothing that matches */
  expectMessage(answer: RegExp, since: number): Promise<string>;
  /** @returns null if there was nothing to press */
  pressForMessage(wanted: Locator, answer: RegExp): Promise<string | null>;
  openPageList(): Promise<void>;
}

export function screenUser({ page, messageCount, waitForMessage }: AdministratorTab): ScreenUser {
  async function press(wanted: Locator): Promise<boolean> {
    return wanted.click({ timeout: entryMs }).then(
      () => true,
      () => false,
    );
  }

  async function expectMessage(answer: RegExp, since: number): Promise<string> {
    const said = await waitForMessage(answer, since);
    if (said === null) throw new Error('The screen said nothing');
    return said;
  }

  return {
    button: (name) => page.getByRole('button', { name, exact: true }).first(),
    press,
    isAt: (address) =>
      page.waitForURL(address, { timeout: entryMs }).then(
        () => true,
        () => false,
      ),
    expectMessage,
    async pressForMessage(wanted, answer) {
      const since = messageCount();
      return (await press(wanted)) ? expectMessage(answer, since) : null;
    },
    async openPageList() {
      // A dialog that opened too late to be answered would cover everything.
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Administração' })
        .getByRole('link', { name: 'Páginas' })
        .click();
      await page.locator('section[aria-labelledby="pages"][aria-busy="false"]').waitFor();
    },
  };
}
