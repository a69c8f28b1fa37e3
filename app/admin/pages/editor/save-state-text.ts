import { rulesOf } from '#domain/pages/page-fields.ts';
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
      return state.isLate ? 'Salvando… O site demora a responder: guardado neste aparelho' : 'Salvando…';
    case 'saved':
      return `Salvo às ${clock.format(state.at)}`;
    case 'kept_here':
      return 'Sem conexão: guardado neste aparelho';
    case 'refused':
      // If the reason concerns a field, it is shown below that field.
      return state.refusal.field === null
        ? `Não salvo: ${state.refusal.text}`
        : `Não salvo: veja ${rulesOf(state.refusal.field).name}`;
    case 'conflict':
      return 'Conflito';
    case 'gone':
      return 'Guardado neste aparelho';
  }
}
