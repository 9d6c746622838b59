import type { Ad } from '@adlane/contract/ads';

/** What Facebook tells of an ad. */
export type PlatformAdState = {
  readonly effective_status: string;
  /** `LEARNING` while the ad set learns. */
  readonly learningStatus?: string | null;
  /** `processing` while the ad's video is worked on. */
  readonly videoStatus?: string | null;
};

/**
 * The display state of ads §4 that follows from Facebook's `effective_status`. What is on but starts later is shown as
 * scheduled by the list itself. A status that is not known (Facebook adds some with each version) needs attention.
 */
export function adStatus({ effective_status, learningStatus, videoStatus }: PlatformAdState): Ad['status'] {
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

/** The same from a node that Facebook answered (`effective_status`, `adset { learning_stage_info }`). */
export function readAdStatus(node: Readonly<Record<string, unknown>>): Ad['status'] {
  const effective_status = typeof node.effective_status === 'string' ? node.effective_status : '';
  return adStatus({ effective_status, learningStatus: readLearningStatus(node.adset) });
}

function readLearningStatus(adSet: unknown): string | null {
  const info =
    typeof adSet === 'object' && adSet !== null ? Reflect.get(adSet, 'learning_stage_info') : undefined;
  const status: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'status') : undefined;
  return typeof status === 'string' ? status : null;
}
