import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeSecrets } from '../ports/nodeSecrets';
import { loadSecrets } from './storedSecrets';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adlane-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('loadSecrets', () => {
  it('creates secrets once, readable only by the server’s user', async () => {
    const first = await loadSecrets(folder, { previous: [] });
    const second = await loadSecrets(folder, { previous: [] });
    expect(second).toEqual(first);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('derives the same keys from a given secret in any folder, and another key for each use', async () => {
    const secret = 'q8Zr1vYtN4wLx7Kc2mPb9dHs5gJf3aEu';
    const here = await loadSecrets(folder, { secret, previous: [] });
    await rm(join(folder, 'secrets.json'));
    const there = await loadSecrets(folder, { secret, previous: [] });
    expect(there.appPassword).toBe(here.appPassword);
    expect(there.encryptionKeys[0]).toEqual(here.encryptionKeys[0]);
    expect(new Set([here.appPassword, here.ownerPassword, here.postgresPassword]).size).toBe(3);
  });

  it('still decrypts what was encrypted before a secret was given', async () => {
    const before = createNodeSecrets((await loadSecrets(folder, { previous: [] })).encryptionKeys);
    const sealed = await before.encrypt('token');
    const given = { secret: 'q8Zr1vYtN4wLx7Kc2mPb9dHs5gJf3aEu', previous: [] };
    const after = createNodeSecrets((await loadSecrets(folder, given)).encryptionKeys);
    expect(await after.decrypt(sealed)).toBe('token');
  });

  it('refuses a damaged file instead of replacing its secrets', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"secret":');
    await expect(loadSecrets(folder, { previous: [] })).rejects.toThrow('restore it from a backup');
  });
});
