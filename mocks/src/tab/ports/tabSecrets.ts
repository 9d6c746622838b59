import type { Secrets } from '@adlane/api-server';
import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64Url, toBase64Url } from './base64Url';

/**
 * Cheap on purpose: the tab protects no real secrets, and stories sign in often. A stored hash contains its
 * cost.
 */
const cost = { N: 2 ** 10, r: 8, p: 1 } as const;
const hashBytes = 32;
const keyId = 'tab';
const tagBytes = 16;

type Cost = { readonly N: number; readonly r: number; readonly p: number };

function derive(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> {
  return scryptAsync(password.normalize('NFKC'), salt, { N, r, p, dkLen: hashBytes });
}

/** Parts of `scrypt$N$r$p$salt$hash`, the format of the Node server. */
const hashPattern = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt, expected] = hashPattern.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const found = await derive(password, fromBase64Url(salt), { N: Number(n), r: Number(r), p: Number(p) });
  return toBase64Url(found) === expected;
}

// A fixed key: every tab can decrypt the dump's tokens, which are tokens of doubles.
const keyText = 'adlane: the key of the demo tab.';

function tabKey(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(keyText), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
}

const additionalData = new TextEncoder().encode(keyId);

/** `v1.<key id>.<iv>.<tag>.<bytes>`, the format of the Node server. */
async function encrypt(plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData },
      await tabKey(),
      new TextEncoder().encode(plain),
    ),
  );
  const tag = sealed.subarray(sealed.length - tagBytes);
  const bytes = sealed.subarray(0, sealed.length - tagBytes);
  return ['v1', keyId, ...[iv, tag, bytes].map(toBase64Url)].join('.');
}

async function decrypt(sealed: string): Promise<string> {
  const [version, id, iv, tag, bytes] = sealed.split('.');
  if (version !== 'v1' || id !== keyId || iv === undefined || tag === undefined || bytes === undefined) {
    throw new Error('The sealed text was not made in a tab.');
  }
  const joined = new Uint8Array([...fromBase64Url(bytes), ...fromBase64Url(tag)]);
  const parameters = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData };
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await tabKey(), joined));
}

/** Passwords and tokens in the formats of the Node server, implemented with browser APIs. */
export const tabSecrets: Secrets = {
  async hashPassword(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const hash = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, toBase64Url(salt), toBase64Url(hash)].join('$');
  },
  verifyPassword,
  encrypt,
  decrypt,
  sign: async (text) => [bytesToHex(hmac(sha256, utf8ToBytes(keyText), utf8ToBytes(text)))],
};
