import type { ErrorCode } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import type { GoogleAdsError } from './googleAdsError';

/** What to do about an error of Google. */
export type GoogleAdsVerdict = {
  /** `retry`: soon again, after looking; `wait`: again when the quota is back; `stop`: never by itself. */
  readonly action: 'retry' | 'wait' | 'stop';
  /** The launch code of ads §8; null for errors that have none. */
  readonly code: Extract<ErrorCode, 'AD_ACCOUNT_DISCONNECTED' | 'TECHNICAL_PERMISSION_ERROR'> | null;
  /** Message for the user. */
  readonly message: string;
};

/** The connection is lost: only signing in again helps. */
const goneReasons: ReadonlySet<string> = new Set([
  'invalid_grant',
  'OAUTH_TOKEN_EXPIRED',
  'OAUTH_TOKEN_REVOKED',
  'OAUTH_TOKEN_DISABLED',
  'OAUTH_TOKEN_INVALID',
  'GOOGLE_ACCOUNT_DELETED',
  'NOT_ADS_USER',
  'UNAUTHENTICATED',
]);
const passingReasons: ReadonlySet<string> = new Set([
  'TRANSIENT_ERROR',
  'INTERNAL_ERROR',
  'DEADLINE_EXCEEDED',
  'CONCURRENT_MODIFICATION',
  'UNAVAILABLE',
]);

/** Maps Google's errors to actions (ads §8). */
export function judgeGoogleAdsError(error: GoogleAdsError): GoogleAdsVerdict {
  if (goneReasons.has(error.reason)) {
    return { action: 'stop', code: 'AD_ACCOUNT_DISCONNECTED', message: errorMessages.connectGoogle };
  }
  if (error.family === 'authorizationError' || error.family === 'authenticationError') {
    return { action: 'stop', code: 'TECHNICAL_PERMISSION_ERROR', message: error.message };
  }
  if (error.family === 'quotaError' || error.status === 429) {
    return { action: 'wait', code: null, message: 'Google asks to wait before the next request.' };
  }
  const isPassing = error.status === 0 || error.status >= 500 || passingReasons.has(error.reason);
  return { action: isPassing ? 'retry' : 'stop', code: null, message: error.message };
}
