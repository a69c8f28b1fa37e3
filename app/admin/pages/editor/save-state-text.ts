import type { SaveState } from './autosave.ts';

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the screen says about the saving of a working copy. */
export function saveStateText(state: SaveState): string {
  switch (state.code) {
    case 'saving':
      return 'Salvando…';
    case 'saved':
      return `Salvo às ${clock.format(state.at)}`;
    case 'kept_here':
      return 'Sem conexão: guardado neste aparelho';
    case 'conflict':
      return 'Conflito';
    case 'gone':
      return 'Guardado neste aparelho';
  }
}
