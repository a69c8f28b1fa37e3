import type { Result } from '#domain/result.ts';

/** On a database that only the seed has filled, none of its calls can be refused. */
export function valueFrom<Value>(result: Result<Value, { code: string }>): Value {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}
