/** Lists, adds and removes the account's second factors. */
import { siteName } from '#content/site.ts';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callAuth } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

type Auth = Backend['auth'];

export interface FactorEntry {
  id: string;
  name: string;
  isPhone: boolean;
  /** ISO-8601: when its first code was accepted. */
  addedAt: string;
}

/** An authenticator app that is being added. The service returns its key only this once. */
export interface UnverifiedFactor {
  id: string;
  name: string;
  /** Address of an image. */
  qrCode: string;
  /** Base32. */
  secret: string;
  /** Opens an authenticator app on this device. */
  appAddress: string;
}

export async function listFactors(auth: Auth): Promise<Result<FactorEntry[], CallFailure>> {
  const result = await callAuth(auth, ({ mfa }) => mfa.listFactors());
  if (!result.ok) return result;
  const { totp, phone } = result.value;
  return success(
    [...totp, ...phone].map((factor) => ({
      id: factor.id,
      name: factor.friendly_name ?? (factor.factor_type === 'phone' ? 'Telefone' : 'Aplicativo autenticador'),
      isPhone: factor.factor_type === 'phone',
      addedAt: factor.updated_at,
    })),
  );
}

/** Adds an unverified factor. Its name must differ from those of the account's other factors. */
export async function beginFactor(auth: Auth, name: string): Promise<Result<UnverifiedFactor, CallFailure>> {
  await removeUnfinished(auth, name);
  const result = await callAuth(auth, ({ mfa }) =>
    mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: siteName }),
  );
  if (!result.ok) return result;
  const { id, totp } = result.value;
  return success({ id, name, qrCode: totp.qr_code, secret: totp.secret, appAddress: totp.uri });
}

/** If the page was reloaded while a factor was being added, the unverified factor still holds the name. */
async function removeUnfinished(auth: Auth, name: string): Promise<void> {
  const result = await callAuth(auth, ({ mfa }) => mfa.listFactors());
  const leftOver = result.ok
    ? result.value.all.find((factor) => factor.status === 'unverified' && factor.friendly_name === name)
    : undefined;
  if (leftOver !== undefined) await callAuth(auth, ({ mfa }) => mfa.unenroll({ factorId: leftOver.id }));
}

/** A factor that another device has removed counts as removed now. */
export async function removeFactor(auth: Auth, factorId: string): Promise<Result<undefined, CallFailure>> {
  const result = await callAuth(auth, ({ mfa }) => mfa.unenroll({ factorId }));
  if (!result.ok && result.failure.code !== 'mfa_factor_not_found') return result;
  // The current token still claims the assurance level that the removed factor gave it.
  await callAuth(auth, () => auth.refreshSession());
  return success();
}
