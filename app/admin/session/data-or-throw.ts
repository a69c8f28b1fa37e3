/**
 * Turns the result of a call to the backend into what a query expects: a value, or an error after which the query client
 * tries again.
 */
import type { Result } from '#domain/result.ts';
import { logFailure } from '../log.ts';
import { type CallFailure, isInterruption } from './call-failure.ts';

/**
 * @param nothing see `nothingOrThrow`
 * @throws when the service fails, so that the query client retries
 */
export function dataOrThrow<Data>(result: Result<{ data: Data }, CallFailure>, nothing: Data): Data {
  return result.ok ? result.value.data : nothingOrThrow(result.failure, nothing);
}

/**
 * For a call that needs no substitute while the administrator has to sign in again or enter a code.
 * @throws when the call fails, so that the query client retries
 */
export function valueOrThrow<Value>(result: Result<Value, CallFailure>): Value {
  if (result.ok) return result.value;
  if (!isInterruption(result.failure)) logFailure(result.failure.message);
  throw new Error(result.failure.message);
}

/**
 * @param nothing what to show while the administrator has to sign in again or enter a code, and when the requested part
 * of a list begins past its end
 * @throws when the service fails, so that the query client retries
 */
export function nothingOrThrow<Nothing>(failure: CallFailure, nothing: Nothing): Nothing {
  if (failure.code === 'past_the_end' || isInterruption(failure)) return nothing;
  logFailure(failure.message);
  throw new Error(failure.message);
}
