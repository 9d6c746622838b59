import type { EncryptionKey, ScryptCost } from '../../src/ports/nodeSecrets';

/** The cheapest cost that scrypt accepts: hashing is not what most tests are about. */
export const testScryptCost: ScryptCost = { N: 2, r: 1, p: 1 };

export const testEncryptionKey: EncryptionKey = { id: 'test', key: Buffer.alloc(32, 7) };

/** Where the dashboard of a test app stands: links in mails begin so. */
export const testPublicUrl = 'https://adlane.test';
