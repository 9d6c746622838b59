import type { Ids } from '@adlane/api-server';
import { toBase64Url } from './base64Url';

/** Ids from the browser's random source. */
export const tabIds: Ids = {
  token: (bytes = 32) => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes))),
};
