/** A sentence for each kind of audit event. A kind without a sentence fails the type check. */
import type { AuditKind } from '#domain/auth/audit/audit-kinds.ts';

const sentences: Readonly<Record<AuditKind, string>> = {
  signed_in: 'Entrada com a senha',
  sign_in_failed: 'Tentativa de entrar, recusada',
  signed_out: 'Saída',
  new_network_confirmed: 'Entrada de um lugar novo, confirmada',
  session_revoked: 'Sessão de um aparelho encerrada',
  refresh_token_reused: 'Sessão encerrada por segurança: uma chave já trocada foi usada de novo',
  password_changed: 'Senha trocada',
  password_change_refused: 'Troca de senha, recusada',
  factor_enrolled: 'Cadastro de um segundo fator iniciado',
  factor_verified: 'Segundo fator confirmado: a entrada passa a pedir um código',
  factor_removed: 'Segundo fator removido',
  second_factor_accepted: 'Código de seis números aceito',
  second_factor_refused: 'Código de seis números recusado',
  gate_set_to_hold: 'Reter páginas: ligado',
  gate_set_to_warn: 'Reter páginas: trocado por só avisar',
  gate_overridden: 'Página retida publicada assim mesmo',
  administrator_created: 'Administrador criado',
  password_reset: 'Senha redefinida no servidor',
  factors_reset: 'Segundos fatores removidos no servidor',
  sessions_ended: 'Todas as sessões encerradas no servidor',
  limits_cleared: 'Bloqueios por excesso de tentativas removidos no servidor',
  signing_key_rotated: 'Chave que assina as sessões trocada no servidor',
};

/** @param kind may be unknown here, if the server is newer than the screens this tab has loaded */
export function eventText(kind: string): string {
  return isKnown(kind) ? sentences[kind] : 'Evento que esta tela ainda não conhece. Recarregue a página.';
}

function isKnown(kind: string): kind is AuditKind {
  return Object.hasOwn(sentences, kind);
}

/** @param administratorId the administrator reading the log */
export function whoText(userId: string | null, administratorId: string): string {
  if (userId === null) return 'Sem conta';
  return userId === administratorId ? 'Sua conta' : 'Outra conta';
}

/** @returns an empty string unless the row represents several events */
export function timesText(times: number): string {
  return times > 1 ? `${times} vezes no dia` : '';
}
