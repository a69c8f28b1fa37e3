import type { Result } from '#domain/result.ts';

/** @throws if the call was refused, which cannot happen on a database that only the seed has filled */
export function valueFrom<Value>(result: Result<Value, { code: string }>): Value {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}
