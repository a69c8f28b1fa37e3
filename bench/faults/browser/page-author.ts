/**
 * What an administrator does at the screens of one page. Each action is pressed and typed as a person does it, and ends
 * with what the screen said.
 */
import type { Locator } from 'playwright-core';
import { pick, type Random } from '#domain/generator/random.ts';
import type { AdministratorTab } from './administrator.ts';

export type ActionName = 'save' | 'publish' | 'rename' | 'trash' | 'restore' | 'version';

export interface Writing {
  title: string;
  random: Random;
  /** @returns words that stand nowhere else; they fit into `typedWords` */
  newWords(): string;
  /** The screen has said that these words are saved or published. */
  onAcknowledged(words: readonly string[]): void;
  /** The screen showed that somebody else was faster, or could not do what it had offered then. */
  onCollision(kind: 'conflict' | 'gone' | 'unsolved'): void;
}

/** What `newWords` makes, wherever it stands. */
export const typedWords = /texto-[\d-]+\./g;

/** How long an entry may take to show up in a list, before it counts as not there. */
const entryMs = 1500;

/** The states of saving that stay. */
const settled = /^(?:Salvo às|Conflito$|Guardado neste aparelho$|Sem conexão)/;

/** The editor stands there, or says why not. */
const openedDraft = /^(?:Salv|Conflito$|Este rascunho não|Não foi possível abrir)/;

const notSaved = 'Ainda não salvo';

/** @returns true when the screen said that it is done, false when there was nothing to do it to or it was refused */
export function pageAuthor(
  administrator: AdministratorTab,
  writing: Writing,
): Record<ActionName, () => Promise<boolean>> {
  const { page, saidCount, heard } = administrator;
  const { title, random } = writing;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const field = page.locator('#content, [role="textbox"][aria-labelledby="content-label"]');
  const publishButton = button('Publicar');

  async function press(wanted: Locator): Promise<boolean> {
    return wanted.click({ timeout: entryMs }).then(
      () => true,
      () => false,
    );
  }

  async function isAt(address: RegExp): Promise<boolean> {
    return page.waitForURL(address, { timeout: entryMs }).then(
      () => true,
      () => false,
    );
  }

  async function hear(answer: RegExp, since: number): Promise<string> {
    const said = await heard(answer, since);
    if (said === null) throw new Error('The screen said nothing');
    return said;
  }

  /** @returns null if there was nothing to press */
  async function pressAndHear(wanted: Locator, answer: RegExp): Promise<string | null> {
    const since = saidCount();
    return (await press(wanted)) ? hear(answer, since) : null;
  }

  async function wordsTyped(): Promise<string[]> {
    const text = await field.evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : element.textContent,
    );
    return text.match(typedWords) ?? [];
  }

  /** Takes note of what a save has come to. @returns whether it is saved */
  async function settle(said: string | null): Promise<boolean> {
    if (said?.startsWith('Salvo')) {
      writing.onAcknowledged(await wordsTyped());
      return true;
    }
    if (said === 'Conflito') writing.onCollision('conflict');
    else if (said === 'Guardado neste aparelho') writing.onCollision('gone');
    else writing.onCollision('unsolved');
    return false;
  }

  async function openList(): Promise<void> {
    // A question that opened too late to be answered is in the way of everything.
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Administração' })
      .getByRole('link', { name: 'Páginas' })
      .click();
    await page.locator('section[aria-labelledby="pages"][aria-busy="false"]').waitFor();
  }

  /** Answers what the editor asks. @returns false if a text is still not saved afterwards */
  async function answerNotices(): Promise<boolean> {
    await page.waitForFunction(isAtRest);
    const answers = new RegExp(`${settled.source}|^${notSaved}$`);
    for (const ways of [['Juntar', 'Ficar com o meu'], ['Continuar']]) {
      const way = pick(ways, random);
      if (await button(way).isVisible()) return settle(await pressAndHear(button(way), answers));
    }
    return true;
  }

  /** @returns false if the page cannot be edited now */
  async function openEditor(): Promise<boolean> {
    if (await publishButton.isVisible()) return answerNotices();
    await openList();
    const link = page.getByRole('link', { name: `Editar ${title}`, exact: true }).first();
    const said = await pressAndHear(link, openedDraft);
    if (said === null || !(await field.isVisible())) return false;
    return answerNotices();
  }

  async function publish(): Promise<boolean> {
    if (!(await openEditor())) return false;
    const words = await wordsTyped();
    // A text that still has to be mended opens no sheet.
    if (!(await press(publishButton)) || !(await press(page.getByRole('dialog')))) return false;
    const answers = new RegExp(`^(?:No ar|A página foi mudada|${notSaved}|Erro)`);
    const said = await pressAndHear(button('Publicar agora'), answers);
    if (said !== 'No ar') return false;
    writing.onAcknowledged(words);
    return true;
  }

  return {
    async save() {
      if (!(await openEditor())) return false;
      await field.click();
      await page.keyboard.press('ControlOrMeta+End');
      const isSource = (await field.getAttribute('id')) === 'content';
      if (!isSource) await page.keyboard.press('Enter');
      const words = writing.newWords();
      await page.keyboard.insertText(isSource ? `<p>${words}</p>` : words);
      return settle(await hear(settled, saidCount()));
    },
    publish,
    async rename() {
      if (!(await openEditor())) return false;
      await page
        .getByRole('textbox', { name: 'Slug' })
        .fill(`nome-${writing.newWords().replace(/\W+/g, '-')}`);
      return publish();
    },
    async trash() {
      await openList();
      if (!(await press(button(`Deletar ${title}`)))) return false;
      const since = saidCount();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
      return (await hear(/^(?:Sucesso!|Erro)$/, since)) === 'Sucesso!';
    },
    async restore() {
      await openList();
      await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
      await page.locator('section[aria-label="Páginas na lixeira"][aria-busy="false"]').waitFor();
      const answers = /^(?:Página de volta|Erro$|O endereço )/;
      return (await pressAndHear(button(`Restaurar ${title}`), answers)) === 'Página de volta';
    },
    async version() {
      await openList();
      if (!(await press(page.getByRole('link', { name: `Versões de ${title}`, exact: true }).first())))
        return false;
      // The row moves away under the finger when the other administrator changes the list.
      if (!(await isAt(/\/versoes\//))) return false;
      await page.locator('section[aria-labelledby="versions"][aria-busy="false"]').waitFor();
      const menus = await page.getByRole('button', { name: /^Mais ações: Versão/ }).all();
      if (menus.length === 0 || !(await press(pick(menus, random)))) return false;
      const since = saidCount();
      const restore = page.getByRole('menuitem', { name: 'Restaurar', exact: true });
      const said = await pressAndHear(restore, /^(?:Rascunho pronto|Erro)$/);
      if (said !== 'Rascunho pronto') return false;
      await hear(openedDraft, since);
      return true;
    },
  };
}

/** Runs in the page: nothing typed is on its way, or the editor asks something. */
function isAtRest(): boolean {
  const draftId = location.pathname.split('/').at(-1);
  return (
    localStorage.getItem(`admin-draft-${draftId}`) === null ||
    document.querySelector('form .notice-box-danger') !== null
  );
}
