/**
 * Turns the result of a call to the backend into what a query expects: a value, or an error after which the query client
 * tries again.
 */
import type { Result } from '#domain/result.ts';
import { logFailure } from '../log.ts';
import { type CallFailure, isInterruption } from './call-failure.ts';

/**
 * @param substitute see `substituteOrThrow`
 * @throws when the service fails, so that the query client retries
 */
export function dataOrThrow<Data>(result: Result<{ data: Data }, CallFailure>, substitute: Data): Data {
  return result.ok ? result.value.data : substituteOrThrow(result.failure, substitute);
}

/**
 * For a query without a substitute. A failure is not logged while the administrator has to sign in again or enter a code.
 * @throws when the call fails, so that the query client retries
 */
export function valueOrThrow<Value>(result: Result<Value, CallFailure>): Value {
  if (result.ok) return result.value;
  if (!isInterruption(result.failure)) logFailure(result.failure.message);
  throw new Error(result.failure.message);
}

/**
 * @param substitute what to show while the administrator has to sign in again or enter a code, and when the requested
 * part of a list begins past its end
 * @throws when the service fails, so that the query client retries
 */
export function substituteOrThrow<Substitute>(failure: CallFailure, substitute: Substitute): Substitute {
  if (failure.code === 'past_the_end' || isInterruption(failure)) return substitute;
  logFailure(failure.message);
  throw new Error(failure.message);
}
