/** What a function returns that may refuse. Exceptions are for bugs and outages (docs/decisions/009). */
export type Result<Value, Failure> = Success<Value> | Refusal<Failure>;

export interface Success<Value> {
  ok: true;
  value: Value;
}

export interface Refusal<Failure> {
  ok: false;
  /** A member of a closed union, discriminated by its `code`. */
  failure: Failure;
}

export function success(): Success<undefined>;
export function success<Value>(value: Value): Success<Value>;
export function success(value?: unknown): Success<unknown> {
  return { ok: true, value };
}

export function refusal<Failure>(failure: Failure): Refusal<Failure> {
  return { ok: false, failure };
}
