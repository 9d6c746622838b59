import { randomBytes } from 'node:crypto';
import type { Ids } from '@adlane/api-server';

/** Generates ids from the system's random source. */
export const nodeIds: Ids = {
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
};
