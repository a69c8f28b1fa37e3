import type { NoticeText } from '../parts/notices.ts';
import type { CallFailure } from './call-failure.ts';
import { waitText } from './retry-after.ts';

/** @returns null for a failure whose text differs between screens */
export function sharedFailureText({ code, retryAfterSeconds }: CallFailure): NoticeText | null {
  switch (code) {
    case 'session_ended':
      return { title: 'Sessão encerrada', text: 'Entre de novo para continuar.' };
    case 'rate_limited':
      return { title: 'Muitas tentativas', text: `${waitText(retryAfterSeconds)} e tente de novo.` };
    default:
      return null;
  }
}
