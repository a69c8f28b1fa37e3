/** Seals small secrets so that only SECRET_KEY opens them: AES-256-GCM with a key derived by HKDF. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

export interface SecretBox {
  /** @param purpose names the one place the secret belongs to; it cannot be opened for another */
  seal(secret: Uint8Array, purpose: string): string;
  /** @throws when the text was altered, sealed for another purpose or with another SECRET_KEY */
  open(sealed: string, purpose: string): Buffer;
}

/** @param secretKey any text of at least 32 characters; the cipher's key is derived from it */
export function createSecretBox(secretKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `secret-box ${version}`, 32));
  return {
    seal(secret, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${body.toString('base64url')}`;
    },
    open(sealed, purpose) {
      const [sealedVersion, text = ''] = sealed.split('.');
      const body = Buffer.from(text, 'base64url');
      if (sealedVersion !== version || body.length < ivBytes + tagBytes) {
        throw new Error('The sealed text is not of a known form');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(body.subarray(-tagBytes));
      return Buffer.concat([decipher.update(body.subarray(ivBytes, -tagBytes)), decipher.final()]);
    },
  };
}
