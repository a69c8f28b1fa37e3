/** The account's second factors: listed as the query client keeps them, added and taken away. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteName } from '#content/site.ts';
import { type AuthCallResult, callAuth } from '../auth-call.ts';
import type { Backend } from '../backend.ts';
import { useBackend } from '../backend-context.tsx';

const factorsKey = ['second-factors'];

export interface FactorEntry {
  id: string;
  name: string;
  isPhone: boolean;
  /** ISO-8601. */
  addedAt: string;
}

/** An authenticator app's key, shown this once. */
export interface NewFactor {
  id: string;
  name: string;
  /** Address of an image. */
  qrCode: string;
  /** Base32. */
  secret: string;
}

export function useFactors(administratorId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...factorsKey, administratorId],
    queryFn: async (): Promise<FactorEntry[]> => {
      const { auth } = backend();
      const result = await callAuth(auth, () => auth.mfa.listFactors());
      if (!result.ok) throw new Error(result.code);
      return [...result.data.totp, ...result.data.phone].map((factor) => ({
        id: factor.id,
        name:
          factor.friendly_name ?? (factor.factor_type === 'phone' ? 'Telefone' : 'Aplicativo autenticador'),
        isPhone: factor.factor_type === 'phone',
        addedAt: factor.updated_at,
      }));
    },
  });
}

export function useForgetFactors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsKey });
}

export function useBeginFactor() {
  const backend = useBackend();
  return useMutation({ mutationFn: (name: string) => beginFactor(backend().auth, name) });
}

/** For an enrolment that is given up; nobody waits for it, and the server sweeps what is left over. */
export function useAbandonFactor(): (id: string) => void {
  const backend = useBackend();
  return (factorId) => void backend().auth.mfa.unenroll({ factorId });
}

export function useRemoveFactor() {
  const backend = useBackend();
  const forget = useForgetFactors();
  return useMutation({
    mutationFn: async (factorId: string) => {
      const { auth } = backend();
      const result = await callAuth(auth, () => auth.mfa.unenroll({ factorId }));
      const isGone = result.ok || result.code === 'mfa_factor_not_found';
      // The token in hand still says what the factor had raised it to.
      if (isGone) await auth.refreshSession();
      return isGone ? ({ ok: true } as const) : result;
    },
    onSettled: forget,
  });
}

async function beginFactor(auth: Backend['auth'], name: string): Promise<AuthCallResult<NewFactor>> {
  await dropUnfinished(auth, name);
  const result = await callAuth(auth, () =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: siteName }),
  );
  if (!result.ok) return result;
  const { id, totp } = result.data;
  return { ok: true, data: { id, name, qrCode: totp.qr_code, secret: totp.secret } };
}

/** A reload in the middle leaves an enrolment behind that still holds its name. */
async function dropUnfinished(auth: Backend['auth'], name: string): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  const leftOver = data?.all.find(
    (factor) => factor.status === 'unverified' && factor.friendly_name === name,
  );
  if (leftOver !== undefined) await auth.mfa.unenroll({ factorId: leftOver.id });
}
