/** The methods by which the user of a session has authenticated, as listed in the `amr` claim of its tokens. */
import { z } from 'zod';

export type AssuranceLevel = 'aal1' | 'aal2';

const methodShape = z.object({
  method: z.enum(['password', 'totp', 'mfa/phone']),
  /** Unix time in seconds. */
  timestamp: z.number().int(),
});

export type AuthenticationMethod = z.infer<typeof methodShape>;

export function passwordOnly(at: Date): string {
  return JSON.stringify([methodAt('password', at)]);
}

export function readMethods(json: string): AuthenticationMethod[] {
  return z.array(methodShape).parse(JSON.parse(json));
}

export function methodOfFactor(type: 'totp' | 'phone'): AuthenticationMethod['method'] {
  return type === 'totp' ? 'totp' : 'mfa/phone';
}

/** @returns the stored list with this method first and each method only once */
export function withMethod(json: string, method: AuthenticationMethod['method'], at: Date): string {
  const others = readMethods(withoutMethod(json, method));
  return JSON.stringify([methodAt(method, at), ...others]);
}

export function withoutMethod(json: string, method: AuthenticationMethod['method']): string {
  return JSON.stringify(readMethods(json).filter((entry) => entry.method !== method));
}

function methodAt(method: AuthenticationMethod['method'], at: Date): AuthenticationMethod {
  return { method, timestamp: Math.floor(at.getTime() / 1000) };
}
