/**
 * What the audit log records, and which of it are failures. Strangers can cause as many failures as they like, so these
 * are counted instead of written one by one (record-failure.ts).
 */
const isFailureByKind = {
  signed_in: false,
  sign_in_failed: true,
  signed_out: false,
  /** The owner confirmed a sign-in from a new network. */
  new_network_confirmed: false,
  session_revoked: false,
  /** A refresh token that had been replaced was used again; the session was ended. */
  refresh_token_reused: false,
  password_changed: false,
  password_change_refused: true,
  factor_enrolled: false,
  /** Signing in requires a second factor from now on. */
  factor_verified: false,
  factor_removed: false,
  second_factor_accepted: false,
  second_factor_refused: true,
  gate_set_to_hold: false,
  gate_set_to_warn: false,
  /** A page that the gate held was published anyway. The version's name gives the reason. */
  gate_overridden: false,
  /** This and the next five come from the command line. */
  administrator_created: false,
  password_reset: false,
  factors_reset: false,
  sessions_ended: false,
  limits_cleared: false,
  signing_key_rotated: false,
} as const;

export type AuditKind = keyof typeof isFailureByKind;

/** In the order of their declaration. */
export const auditKinds = Object.keys(isFailureByKind) as AuditKind[];

export const failureKinds = auditKinds.filter(isFailure);

export function isFailure(kind: AuditKind): boolean {
  return isFailureByKind[kind];
}
