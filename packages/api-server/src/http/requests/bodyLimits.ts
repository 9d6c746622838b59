import type { Call } from '@adlane/contract';
import { Problem } from '../problem';

/** Default body limit: 1 MiB. */
export const defaultMaxBodyBytes = 1024 * 1024;

export function getMaxBytes(call: Call): number {
  return call.maxBodyBytes ?? defaultMaxBodyBytes;
}

export function buildTooLarge(maxBytes: number): Problem {
  return new Problem('BODY_TOO_LARGE', `The request is larger than the limit of ${maxBytes} bytes.`, {
    headers: { connection: 'close' },
  });
}
