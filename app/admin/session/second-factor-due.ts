/**
 * Whether a session still needs its second factor. The client's getAuthenticatorAssuranceLevel() checks the same, but
 * asynchronously: a screen would appear for a moment before the result.
 */
import type { Session } from '@supabase/supabase-js';
import * as z from 'zod/mini';

export interface SecondFactor {
  id: string;
  type: 'totp' | 'phone';
  /** Empty if its owner gave it no name. */
  name: string;
  /** Empty unless it is a phone. */
  phone: string;
}

const claims = z.object({ aal: z.string() });
const factorType = z.enum(['totp', 'phone']);

/** @returns the verified factors, any one of which will do; empty if no second factor is due */
export function dueFactors(session: Pick<Session, 'access_token' | 'user'>): SecondFactor[] {
  return levelOf(session.access_token) === 'aal2' ? [] : verifiedFactors(session.user);
}

/** Apps come first, because they need no text message. */
function verifiedFactors({ factors = [] }: Session['user']): SecondFactor[] {
  return factors
    .filter((factor) => factor.status === 'verified')
    .flatMap((factor) => {
      const type = factorType.safeParse(factor.factor_type);
      if (!type.success) return [];
      const phone = 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : '';
      return [{ id: factor.id, type: type.data, name: factor.friendly_name ?? '', phone }];
    })
    .toSorted((one, other) => Number(one.type === 'phone') - Number(other.type === 'phone'));
}

/** @returns null for a malformed token, which the server refuses on the first call */
function levelOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).aal;
  } catch {
    return null;
  }
}
