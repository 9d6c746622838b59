import type { Ad } from '@adlane/contract/ads/ads';
import type { DeliveryNode } from '../../../connectors/facebook/graph/shapes';

type StatusNode = Pick<DeliveryNode, 'effective_status'> & {
  readonly adset: Pick<DeliveryNode, 'learning_stage_info'>;
};

/** An ad's state on Facebook. */
export type PlatformAdState = {
  readonly effective_status: string;
  /** `LEARNING` while the ad set learns. */
  readonly learningStatus?: string | null;
  /** `processing` while Facebook converts the ad's video. */
  readonly videoStatus?: string | null;
};

/**
 * Returns the display state of ads §4 for Facebook's `effective_status`. The list itself shows active ads that start later
 * as scheduled. Unknown statuses (Facebook adds some with each version) need attention.
 */
export function mapEffectiveStatus({
  effective_status,
  learningStatus,
  videoStatus,
}: PlatformAdState): Ad['status'] {
  switch (effective_status) {
    case 'PENDING_REVIEW':
    case 'IN_PROCESS':
    case 'PREAPPROVED':
      return videoStatus === 'processing' ? 'video review' : 'in review';
    case 'PAUSED':
    case 'ADSET_PAUSED':
    case 'CAMPAIGN_PAUSED':
    case 'ARCHIVED':
    case 'DELETED':
      return 'paused';
    case 'ACTIVE':
      return learningStatus === 'LEARNING' ? 'learning' : 'active';
    default:
      return 'attention needed';
  }
}

/** Returns the same for a node of Facebook's. */
export function toAdStatus({ effective_status, adset }: StatusNode): Ad['status'] {
  return mapEffectiveStatus({ effective_status, learningStatus: adset.learning_stage_info.status });
}
