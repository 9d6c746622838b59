import { sources } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkKeys, WrongKeyError } from '../../src/keys/checkKeys';
import { rotateKeys } from '../../src/keys/rotateKeys';
import { sealedColumns } from '../../src/keys/sealedColumns';
import { createNodeSecrets, type EncryptionKey } from '../../src/ports/nodeSecrets';
import { findRows } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';
import { testEncryptionKey, testScryptCost } from '../harness/testConstants';

let test: TestApp;
let restore: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp();
  restore = await test.saveState();
});
beforeEach(() => restore());
afterAll(() => test.close());

const newKey: EncryptionKey = { id: 'newer', key: Buffer.alloc(32, 9) };
const createSecrets = (...keys: [EncryptionKey, ...EncryptionKey[]]) =>
  createNodeSecrets(keys, testScryptCost);
const tokens = async () =>
  (
    await findRows(test.ownerPool, sources, {
      columns: ['sealed_token'],
      orderBy: [sources.agency_id, sources.id],
    })
  ).map((row) => row.sealed_token ?? '');

describe('stored tokens', () => {
  it('are in columns with known names', async () => {
    const columns = await sealedColumns(test.ownerPool);
    expect(columns).toContainEqual({ table: 'sources', column: 'sealed_token' });
    expect(columns.length).toBeGreaterThan(3);
  });

  it('prevent the start of a server with another key, and stay unchanged', async () => {
    const before = await tokens();
    await expect(checkKeys(test.ownerPool, createSecrets(newKey))).rejects.toThrow(WrongKeyError);
    await expect(checkKeys(test.ownerPool, createSecrets(newKey))).rejects.toThrow('ADLANE_PREVIOUS_SECRETS');
    // Another key with the same id is detected, too.
    const impostor = { id: testEncryptionKey.id, key: Buffer.alloc(32, 1) };
    await expect(checkKeys(test.ownerPool, createSecrets(impostor))).rejects.toThrow(WrongKeyError);
    expect(await tokens()).toEqual(before);
    await checkKeys(test.ownerPool, createSecrets(testEncryptionKey));
    await checkKeys(test.ownerPool, createSecrets(newKey, testEncryptionKey));
  });

  it('are re-encrypted once with the newest key, without changing their content', async () => {
    const before = await tokens();
    const both = createSecrets(newKey, testEncryptionKey);
    expect(await rotateKeys(test.ownerPool, both)).toBeGreaterThanOrEqual(before.length);
    const after = await tokens();
    expect(after.every((sealed) => sealed.startsWith('v1.newer.'))).toBe(true);
    const open = (texts: readonly string[], secrets: ReturnType<typeof createSecrets>) =>
      Promise.all(texts.map(secrets.decrypt));
    expect(await open(after, createSecrets(newKey))).toEqual(
      await open(before, createSecrets(testEncryptionKey)),
    );
    expect(await rotateKeys(test.ownerPool, both)).toBe(0);
    await checkKeys(test.ownerPool, createSecrets(newKey));
  });
});
