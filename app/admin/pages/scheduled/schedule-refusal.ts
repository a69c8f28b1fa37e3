import type { CallFailure } from '../../session/call-failure.ts';
import { slugTakenText } from '../page-form-rules.ts';

/** Why a draft was not scheduled, for the owner. */
export function scheduleRefusalText({ code, message }: CallFailure, slug: string): string {
  if (code === 'already_exists') return slugTakenText(slug);
  // The service words its refusals in Portuguese.
  if (code === 'rule_broken' || code === 'refused') return message;
  return 'Não foi possível agendar agora. Tente outra vez.';
}
