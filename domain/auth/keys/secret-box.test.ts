import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a key that is long enough to seal a secret');

test('a sealed secret can be opened, and sealing it again gives a different result', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (secret, purpose) => {
      const sealed = box.seal(secret, purpose);
      expect(box.open(sealed, purpose)).toEqual(Buffer.from(secret));
      expect(box.seal(secret, purpose)).not.toBe(sealed);
    }),
  );
});

test('a sealed secret cannot be opened with another key, for another purpose or after any change', () => {
  const sealed = box.seal(Buffer.from('secret'), 'here');
  expect(() => createSecretBox('another secret key of thirty-two').open(sealed, 'here')).toThrow();
  expect(() => box.open(sealed, 'there')).toThrow();
  const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(() => box.open(`v1.${altered.toString('base64url')}`, 'here')).toThrow();
  }
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'text'])('%j is not a sealed text', (text) => {
  expect(() => box.open(text, 'here')).toThrow('known form');
});
