import { createHmac } from 'node:crypto';
import { scrypt } from '@noble/hashes/scrypt.js';
import { describe, expect, it } from 'vitest';
import { createNodeSecrets, type EncryptionKey } from './nodeSecrets';

const cost = { N: 16, r: 1, p: 1 };
const oldKey: EncryptionKey = { id: 'old', key: Buffer.alloc(32, 1) };
const newKey: EncryptionKey = { id: 'new', key: Buffer.alloc(32, 2) };
const secrets = createNodeSecrets([newKey, oldKey], cost);

describe('passwords', () => {
  it('verify with the right password only', async () => {
    const hash = await secrets.hashPassword('correct horse');
    expect(await secrets.verifyPassword('correct horse', hash)).toBe(true);
    expect(await secrets.verifyPassword('wrong horse', hash)).toBe(false);
  });

  it('are salted', async () => {
    expect(await secrets.hashPassword('same')).not.toBe(await secrets.hashPassword('same'));
  });

  it('verify against hashes of other costs, because the hash contains its cost', async () => {
    const dearer = await createNodeSecrets([newKey], { N: 64, r: 2, p: 2 }).hashPassword('secret');
    expect(await secrets.verifyPassword('secret', dearer)).toBe(true);
  });

  it('can be computed by another implementation from the content of the hash', async () => {
    const hash = await secrets.hashPassword('grüße');
    const [, n, r, p, salt, expected] = hash.split('$');
    const options = { N: Number(n), r: Number(r), p: Number(p), dkLen: 32 };
    const found = scrypt('grüße'.normalize('NFKC'), Buffer.from(salt ?? '', 'base64url'), options);
    expect(Buffer.from(found).toString('base64url')).toBe(expected);
  });

  it.each(['', 'plain', 'scrypt$1$2', 'bcrypt$16$1$1$AA$AA'])(
    'never match the damaged hash %j',
    async (hash) => {
      expect(await secrets.verifyPassword('secret', hash)).toBe(false);
    },
  );
});

describe('sealed texts', () => {
  it('decrypt again, differ each time and name their key', async () => {
    const sealed = await secrets.encrypt('EAAB-token');
    expect(sealed).toMatch(/^v1\.new\./);
    expect(sealed).not.toContain('EAAB');
    expect(await secrets.encrypt('EAAB-token')).not.toBe(sealed);
    expect(await secrets.decrypt(sealed)).toBe('EAAB-token');
  });

  it('decrypt with an older key', async () => {
    const sealed = await createNodeSecrets([oldKey]).encrypt('token');
    expect(await secrets.decrypt(sealed)).toBe('token');
  });

  it('report an unknown key', async () => {
    const sealed = await secrets.encrypt('token');
    await expect(createNodeSecrets([oldKey]).decrypt(sealed)).rejects.toThrow('"new"');
  });

  it('do not decrypt if they were changed', async () => {
    const parts = (await secrets.encrypt('token')).split('.');
    const changed = [...parts.slice(0, 4), Buffer.from('other').toString('base64url')].join('.');
    await expect(secrets.decrypt(changed)).rejects.toThrow();
  });
});

describe('signatures', () => {
  it('are made with the first key, and those of earlier keys are listed after it', async () => {
    const [first, second, ...others] = await secrets.sign('text');
    expect([first, second, others]).toEqual([
      (await createNodeSecrets([newKey]).sign('text'))[0],
      (await createNodeSecrets([oldKey]).sign('text'))[0],
      [],
    ]);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect((await secrets.sign('another text'))[0]).not.toBe(first);
  });

  it('use another key than encryption', async () => {
    const plain = createHmac('sha256', newKey.key).update('text').digest('hex');
    expect(await secrets.sign('text')).not.toContain(plain);
  });
});
