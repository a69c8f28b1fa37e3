/** Why a draft was not published when it was due, worded for the owner. */
import type { PublishFailure } from '#domain/pages/drafts/publish-draft.ts';
import { emptyText, reservedSlugText, tooLongText } from '#domain/pages/rule-texts.ts';

/** When this many drafts of a drip are held, the rest of it is paused. */
export const heldBeforePause = 3;

export const textChangedReason = 'O texto mudou depois de agendado, e o agendamento não foi confirmado.';
export const siteFailedReason = 'O site não conseguiu publicar esta página.';
export const dripPausedReason = `Pausada: ${heldBeforePause} páginas agendadas junto com esta ficaram retidas.`;

/** @returns null if somebody else was faster and published, changed or deleted it */
export function holdReasonOf(failure: PublishFailure): string | null {
  switch (failure.code) {
    case 'draft_gone':
    case 'draft_changed':
    case 'not_one_page':
      return null;
    case 'slug_taken':
      return `O endereço /${failure.slug ?? ''} já é de outra página.`;
    case 'held':
      return failure.reason;
    case 'page_in_trash':
      return 'A página está na lixeira.';
    case 'page_changed':
      return 'A página foi mudada depois que este rascunho começou.';
    case 'slug_reserved':
      return reservedSlugText(failure.slug);
    case 'too_long':
      return tooLongText(failure.field);
    case 'empty':
      return emptyText(failure.field);
  }
}
