/** Time-based codes of authenticator apps (RFC 6238): six digits from SHA-1, replaced every thirty seconds. */
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { latestPlausible } from '#domain/clock.ts';

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const keyBytes = 20;
/** How many earlier and later codes are accepted as well, because clocks differ and people type slowly. */
const window = 1;
/** The margin a scanner needs around the code, in modules. */
const quietZone = 4;

export interface TotpKey {
  /** In Base32, for people who cannot scan the QR code and type the key instead. */
  secret: string;
  /** `otpauth://totp/…` */
  uri: string;
  /** The URI as an SVG image, without `#`, which would end the data URL that the client builds from it. */
  qrCode: string;
}

/** @param label shown in the app: who issued the key, and for which account */
export function newTotpKey(label: { issuer: string; account: string }): TotpKey {
  const secret = new Secret({ size: keyBytes });
  // A colon separates issuer and account, so the issuer must not contain one.
  const issuer = label.issuer.replaceAll(':', ' ').trim();
  const uri = new TOTP({ ...parameters, issuer, label: label.account, secret }).toString();
  return { secret: secret.base32, uri, qrCode: qrCodeSvg(uri) };
}

/** @returns the time step of the code, or null if the code is not valid at that time */
export function matchTotpStep(secret: string, code: string, at: Date): number | null {
  // The library compares bytes and fails on digits of other alphabets.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...parameters,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window,
  });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta;
}

/** @returns the latest time step that can have been stored at that time */
export function latestPlausibleStep(at: Date): number {
  return TOTP.counter({ period: parameters.period, timestamp: Date.parse(latestPlausible(at)) });
}

function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${runs.join('')}"/></svg>`
  );
}

/** @returns start and length of each run of dark modules */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
