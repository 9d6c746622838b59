import type { Ad, AdView } from '@adlane/contract/ads/ads';
import { describeGoogleStatusReason } from '@adlane/contract/constants';

/** State of a campaign or asset group on Google. */
export type GoogleState = {
  readonly status: string;
  readonly primaryStatus: string;
  readonly primaryStatusReasons: readonly string[];
};

const troubles = /DISAPPROVED|MISCONFIGURED|^NO_|^MISSING_|CANCELLED|EXPIRED|LIMITED_BY_POLICY/;

/** Returns the display state of ads §4 for Google's `primaryStatus` and its reasons. */
export function toGoogleAdState({ status, primaryStatus, primaryStatusReasons }: GoogleState): Ad['status'] {
  if (status === 'PAUSED' || status === 'REMOVED') return 'paused';
  if (primaryStatus === 'ENDED' || primaryStatus === 'REMOVED' || primaryStatus === 'PAUSED') return 'paused';
  if (primaryStatusReasons.some((reason) => reason.endsWith('_PAUSED'))) return 'paused';
  if (primaryStatus === 'PENDING') return 'scheduled';
  if (primaryStatusReasons.some((reason) => reason.endsWith('UNDER_REVIEW'))) return 'in review';
  if (primaryStatus === 'MISCONFIGURED' || primaryStatus === 'NOT_ELIGIBLE') return 'attention needed';
  if (primaryStatusReasons.some((reason) => troubles.test(reason))) return 'attention needed';
  if (primaryStatus === 'LEARNING' || primaryStatusReasons.includes('BIDDING_STRATEGY_LEARNING')) {
    return 'learning';
  }
  return primaryStatus === 'ELIGIBLE' || primaryStatus === 'LIMITED' ? 'active' : 'attention needed';
}

/** Returns Google's reasons with their texts (ads §4); unknown ones by name. */
export function toGoogleReasons(reasons: readonly string[]): AdView['status_reasons'] {
  return reasons.map((code) => ({ code, message: describeGoogleStatusReason(code) }));
}
