import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import type { Secrets } from '@adlane/api-server';

export type EncryptionKey = {
  /** Id of the key inside encrypted texts, so that older texts stay readable after a change of keys. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
};

/** Cost of a password hash: memory is 128 · N · r bytes. */
export type ScryptCost = { readonly N: number; readonly r: number; readonly p: number };

/** 32 MiB and about 80 ms per hash; as strong as OWASP's minimum (N 2^17, r 8, p 1) through p. */
export const defaultScryptCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const keyBytes = 32;
const maxMemoryBytes = 256 * 2 ** 20;

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: maxMemoryBytes }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Parts of `scrypt$N$r$p$salt$hash`, the last two in base64url without padding. */
const hashPattern = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt, expected] = hashPattern.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const wanted = Buffer.from(expected, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** `v1.<key id>.<iv>.<tag>.<bytes>`, the last three in base64url. */
function seal(key: EncryptionKey, plain: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.key, iv);
  cipher.setAAD(Buffer.from(key.id));
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return ['v1', key.id, ...[iv, cipher.getAuthTag(), bytes].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

function open(keys: readonly EncryptionKey[], sealed: string): string {
  const [version, id, iv, tag, bytes] = sealed.split('.');
  if (version !== 'v1' || id === undefined || iv === undefined || tag === undefined || bytes === undefined) {
    throw new Error('The sealed text is not in a known format.');
  }
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) {
    throw new Error(
      `The sealed text was made with the key ${JSON.stringify(id)}, which this server does not have.`,
    );
  }
  const decipher = createDecipheriv('aes-256-gcm', key.key, Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString('utf8');
}

/** One key never serves two purposes: signatures have a key that is derived from the one for encryption. */
function sign({ key }: EncryptionKey, text: string): string {
  const signingKey = createHmac('sha256', key).update('signatures').digest();
  return createHmac('sha256', signingKey).update(text).digest('hex');
}

/**
 * Hashes passwords with scrypt, encrypts stored tokens with AES-256-GCM and signs. The first key encrypts and signs,
 * all of them decrypt and verify.
 */
export function createNodeSecrets(
  keys: readonly [EncryptionKey, ...EncryptionKey[]],
  cost: ScryptCost = defaultScryptCost,
): Secrets {
  return {
    async hashPassword(password) {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, cost);
      const parameters = [cost.N, cost.r, cost.p].join('$');
      return `scrypt$${parameters}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    },
    verifyPassword,
    encrypt: async (plain) => seal(keys[0], plain),
    decrypt: async (sealed) => open(keys, sealed),
    async sign(text) {
      const [first, ...earlier] = keys;
      return [sign(first, text), ...earlier.map((key) => sign(key, text))];
    },
  };
}
