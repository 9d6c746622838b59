import type { Site } from '@adlane/api-server';
import type { EncryptionKey, ScryptCost } from '../../src/ports/nodeSecrets';

/** The cheapest cost that scrypt accepts, because most tests are not about hashing. */
export const testScryptCost: ScryptCost = { N: 2, r: 1, p: 1 };

export const testEncryptionKey: EncryptionKey = { id: 'test', key: Buffer.alloc(32, 7) };

/** URL of the dashboard in tests, with which links in emails begin. */
export const testPublicUrl = 'https://adlane.test';

/** The installation of the tests. */
export const testSite = (environment: Site['environment']): Site => ({
  publicUrl: () => testPublicUrl,
  frameUrl: () => 'https://frame.adlane.test',
  bannerUrl: () => 'https://banner.adlane.test',
  environment,
  errorService: null,
});
