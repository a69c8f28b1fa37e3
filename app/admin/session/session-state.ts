/** Who is signed in, as far as the screens need to know. */
import type { Session } from '@supabase/supabase-js';
import { dueFactors, type SecondFactor } from './second-factor-due.ts';

export interface Administrator {
  id: string;
  email: string;
}

export type SessionState =
  /** The client has not read its storage yet. */
  | { status: 'checking' }
  | { status: 'signed_out' }
  /** The session expired or was ended from another device. Unsaved work may still be on screen. */
  | { status: 'ended' }
  /** The password is right, and one of the factors has to be confirmed before anything else. */
  | { status: 'code_due'; administrator: Administrator; factors: readonly SecondFactor[] }
  | { status: 'signed_in'; administrator: Administrator };

export function sessionStateOf(session: Session | null): SessionState {
  if (session === null) return { status: 'signed_out' };
  const { id, email = '' } = session.user;
  const factors = dueFactors(session);
  const administrator = { id, email };
  if (factors.length === 0) return { status: 'signed_in', administrator };
  return { status: 'code_due', administrator, factors };
}
