import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';

type PolicySummary = GoogleAdsRow['assetGroupAsset']['policySummary'];

/** Lists the policies that Google's review found violated, e.g. `UNRELIABLE_CLAIMS`; none while it is approved. Pure. */
export function listTopics({ policyTopicEntries, approvalStatus }: PolicySummary): string[] {
  return approvalStatus === 'DISAPPROVED' ? policyTopicEntries.map(({ topic }) => topic) : [];
}
