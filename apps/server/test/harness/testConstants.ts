import type { EncryptionKey, ScryptCost } from '../../src/ports/nodeSecrets';

/** The cheapest cost that scrypt accepts: hashing is not what most tests are about. */
export const testScryptCost: ScryptCost = { N: 2, r: 1, p: 1 };

export const testEncryptionKey: EncryptionKey = { id: 'test', key: Buffer.alloc(32, 7) };
