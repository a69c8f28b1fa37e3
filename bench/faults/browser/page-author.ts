/**
 * What an administrator does with one page on its screens. Each action presses and types as a person does, and ends
 * when the screen has shown its outcome.
 */
import { pick, type Random } from '#domain/generator/random.ts';
import type { AdministratorTab } from './administrator.ts';
import { type ScreenUser, screenUser } from './screen-user.ts';

export type ActionName = 'save' | 'publish' | 'rename' | 'trash' | 'restore' | 'version';

export interface Writing {
  title: string;
  random: Random;
  /** @returns words that occur nowhere else and match `typedWords` */
  newWords: () => string;
  /** Called when the screen has said that these words are saved or published. */
  onAcknowledged: (words: readonly string[]) => void;
  /**
   * Called when a text could not be saved, because somebody else changed it first (`conflict`), because the page is
   * gone, or because what the screen offered then did not help either (`unsolved`).
   */
  onCollision: (kind: 'conflict' | 'gone' | 'unsolved') => void;
}

/** Finds the words of `newWords` in any text. */
export const typedWords = /texto-[\d-]+\./g;

/** The final states of saving. */
const settled = /^(?:Salvo às|Conflito$|Guardado neste aparelho$|Sem conexão)/;

/** What the screen says once the editor is open or cannot be opened. */
const openedDraft = /^(?:Salv|Conflito$|Este rascunho não|Não foi possível abrir)/;

const notSaved = 'Ainda não salvo';

/**
 * @returns the actions. Each yields true if the screen confirmed it, false if it found nothing to act on or was
 * refused.
 */
export function pageAuthor(
  administrator: AdministratorTab,
  writing: Writing,
): Record<ActionName, () => Promise<boolean>> {
  const user = screenUser(administrator);
  return {
    ...editorActions(administrator, user, writing),
    ...listActions(administrator, user, writing),
  };
}

function editorActions(
  { page, messageCount }: AdministratorTab,
  { button, press, expectMessage, pressForMessage, openPageList }: ScreenUser,
  { title, random, newWords, onAcknowledged, onCollision }: Writing,
): Record<'save' | 'publish' | 'rename', () => Promise<boolean>> {
  const field = page.locator('#content, [role="textbox"][aria-labelledby="content-label"]');
  const publishButton = button('Publicar');

  async function wordsTyped(): Promise<string[]> {
    const text = await field.evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : element.textContent,
    );
    return text.match(typedWords) ?? [];
  }

  /** Reports the outcome of a save. @returns whether the text is saved */
  async function settle(said: string | null): Promise<boolean> {
    if (said?.startsWith('Salvo')) {
      onAcknowledged(await wordsTyped());
      return true;
    }
    if (said === 'Conflito') onCollision('conflict');
    else if (said === 'Guardado neste aparelho') onCollision('gone');
    else onCollision('unsolved');
    return false;
  }

  /** Answers what the editor asks. @returns false if a text is still not saved afterwards */
  async function answerNotices(): Promise<boolean> {
    await page.waitForFunction(isAtRest);
    const answers = new RegExp(`${settled.source}|^${notSaved}$`);
    for (const ways of [['Juntar', 'Ficar com o meu'], ['Continuar']]) {
      const way = pick(ways, random);
      if (await button(way).isVisible()) return settle(await pressForMessage(button(way), answers));
    }
    return true;
  }

  /** @returns false if the page cannot be edited now */
  async function openEditor(): Promise<boolean> {
    if (await publishButton.isVisible()) return answerNotices();
    await openPageList();
    const link = page.getByRole('link', { name: `Editar ${title}`, exact: true }).first();
    const said = await pressForMessage(link, openedDraft);
    if (said === null || !(await field.isVisible())) return false;
    return answerNotices();
  }

  async function publish(): Promise<boolean> {
    if (!(await openEditor())) return false;
    const words = await wordsTyped();
    // The sheet does not open for a text that must be corrected first.
    if (!(await press(publishButton)) || !(await press(page.getByRole('dialog')))) return false;
    const answers = new RegExp(`^(?:No ar|A página foi mudada|${notSaved}|Erro)`);
    const said = await pressForMessage(button('Publicar agora'), answers);
    if (said !== 'No ar') return false;
    onAcknowledged(words);
    return true;
  }

  return {
    async save() {
      if (!(await openEditor())) return false;
      await field.click();
      await page.keyboard.press('ControlOrMeta+End');
      const isSource = (await field.getAttribute('id')) === 'content';
      if (!isSource) await page.keyboard.press('Enter');
      const words = newWords();
      await page.keyboard.insertText(isSource ? `<p>${words}</p>` : words);
      return settle(await expectMessage(settled, messageCount()));
    },
    publish,
    async rename() {
      if (!(await openEditor())) return false;
      await page.getByRole('textbox', { name: 'Slug' }).fill(`nome-${newWords().replace(/\W+/g, '-')}`);
      return publish();
    },
  };
}

function listActions(
  { page, messageCount }: AdministratorTab,
  { button, press, isAt, expectMessage, pressForMessage, openPageList }: ScreenUser,
  { title, random }: Writing,
): Record<'trash' | 'restore' | 'version', () => Promise<boolean>> {
  return {
    async trash() {
      await openPageList();
      if (!(await press(button(`Deletar ${title}`)))) return false;
      const since = messageCount();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
      return (await expectMessage(/^(?:Sucesso!|Erro)$/, since)) === 'Sucesso!';
    },
    async restore() {
      await openPageList();
      await page.getByRole('link', { name: 'Lixeira', exact: true }).click();
      await page.locator('section[aria-label="Páginas na lixeira"][aria-busy="false"]').waitFor();
      const answers = /^(?:Página de volta|Erro$|O endereço )/;
      return (await pressForMessage(button(`Restaurar ${title}`), answers)) === 'Página de volta';
    },
    async version() {
      await openPageList();
      if (!(await press(page.getByRole('link', { name: `Versões de ${title}`, exact: true }).first())))
        return false;
      // The row may move away under the pointer when the other administrator changes the list.
      if (!(await isAt(/\/versoes\//))) return false;
      await page.locator('section[aria-labelledby="versions"][aria-busy="false"]').waitFor();
      const menus = await page.getByRole('button', { name: /^Mais ações: Versão/ }).all();
      if (menus.length === 0 || !(await press(pick(menus, random)))) return false;
      const since = messageCount();
      const restore = page.getByRole('menuitem', { name: 'Restaurar', exact: true });
      const said = await pressForMessage(restore, /^(?:Rascunho pronto|Erro)$/);
      if (said !== 'Rascunho pronto') return false;
      await expectMessage(openedDraft, since);
      return true;
    },
  };
}

/** Runs in the page: nothing typed is still unsaved, or the editor asks a question. */
function isAtRest(): boolean {
  const draftId = location.pathname.split('/').at(-1);
  return (
    localStorage.getItem(`admin-draft-${draftId}`) === null ||
    document.querySelector('form .notice-box-danger') !== null
  );
}
