/**
 * Why a call to the backend failed. The auth service and the tables report errors in different forms. Both become one
 * closed set of codes (`auth-failure.ts`, `table-failure.ts`), and the screens choose their messages by code.
 */
import { secondsUntilRetry } from './retry-after.ts';

/** Refusals that keep the name the auth service gives them. */
export const authRefusals = [
  'conflict',
  'current_password_invalid',
  'current_password_required',
  'invalid_credentials',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'mfa_phone_verify_not_enabled',
  'mfa_verification_failed',
  'not_found',
  'same_password',
  'sms_send_failed',
  'too_many_enrolled_mfa_factors',
  'user_banned',
  'weak_password',
] as const;

export type FailureCode =
  /** Nobody is signed in any more. */
  | 'session_ended'
  /** Signed in with the password alone, but the call also needs a second factor. */
  | 'second_factor_due'
  | 'rate_limited'
  /** Too many codes were sent to a phone. */
  | 'messages_rate_limited'
  /** There was no response. */
  | 'unreachable'
  /** The service failed. */
  | 'failed'
  /** A refusal that no screen expects. */
  | 'refused'
  /** Another row has the same unique value, such as the slug of a page. */
  | 'already_exists'
  /** A rule of the site, which `message` names in Portuguese. */
  | 'rule_broken'
  /** The requested part of a list begins after its end. */
  | 'past_the_end'
  | (typeof authRefusals)[number];

export interface CallFailure {
  code: FailureCode;
  /** The message of the service. */
  message: string;
  /** Details that a table adds to its message, such as the field that breaks a rule. */
  details: string | null;
  /** Null unless the service limits the rate of calls and says how long to wait. */
  retryAfterSeconds: number | null;
}

/** Whether signing in again or entering a code has to come first. */
export function isInterruption({ code }: CallFailure): boolean {
  return code === 'session_ended' || code === 'second_factor_due';
}

/** @param details the details of a table's error */
export function callFailure(code: FailureCode, message: string, details: string | null = null): CallFailure {
  const isLimited = code === 'rate_limited' || code === 'messages_rate_limited';
  return { code, message, details, retryAfterSeconds: isLimited ? secondsUntilRetry() : null };
}
