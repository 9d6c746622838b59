import type { Ad, AdView } from '@adlane/contract/ads';
import { describeGoogleStatusReason } from '@adlane/contract/constants';

/** What Google tells of a campaign or asset group. */
export type GoogleState = {
  readonly status: string;
  readonly primaryStatus: string;
  readonly primaryStatusReasons: readonly string[];
};

const troubles = /DISAPPROVED|MISCONFIGURED|^NO_|^MISSING_|CANCELLED|EXPIRED|LIMITED_BY_POLICY/;

/** The display state of ads §4 that follows from Google's `primaryStatus` and its reasons. */
export function googleAdState({ status, primaryStatus, primaryStatusReasons }: GoogleState): Ad['status'] {
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

/** Google's reasons with their words (ads §4); one that we don't know keeps its own name. */
export function googleReasons(reasons: readonly string[]): AdView['status_reasons'] {
  return reasons.map((code) => ({ code, message: describeGoogleStatusReason(code) }));
}
