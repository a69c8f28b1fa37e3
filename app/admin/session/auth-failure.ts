import {
  type AuthError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js';
import { authRefusals, type CallFailure, callFailure, type FailureCode } from './call-failure.ts';

/** Our code for each error code of the auth service. */
const failureCodes: ReadonlyMap<string, FailureCode> = new Map<string, FailureCode>([
  ...authRefusals.map((code) => [code, code] as const),
  ['bad_jwt', 'session_ended'],
  ['no_authorization', 'session_ended'],
  ['session_not_found', 'session_ended'],
  ['user_not_found', 'session_ended'],
  ['insufficient_aal', 'second_factor_due'],
  ['over_request_rate_limit', 'rate_limited'],
  ['over_sms_send_rate_limit', 'messages_rate_limited'],
]);

const firstServerError = 500;

/** @param error what a method of the client's `auth` returned or threw */
export function authFailure(error: unknown): CallFailure {
  return callFailure(codeOf(error), error instanceof Error ? error.message : 'The answer is malformed');
}

function codeOf(error: unknown): FailureCode {
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  if (isAuthSessionMissingError(error)) return 'session_ended';
  if (!isAuthError(error) || !isRefusal(error)) return 'failed';
  return failureCodes.get(error.code ?? '') ?? 'refused';
}

/** A weak password has an error class of its own. All other refusals of the service share one. */
function isRefusal({ name, status = firstServerError }: AuthError): boolean {
  return ['AuthApiError', 'AuthWeakPasswordError'].includes(name) && status < firstServerError;
}
