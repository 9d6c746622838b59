import { contract } from '@adlane/contract';
import type { AdSetTarget, CampaignTarget } from '@adlane/contract/ads/facebookAssets';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import { storyInserts } from './storyInserts';

const storyCampaign: CampaignTarget = {
  id: '120330000000007',
  name: 'ADL Winter smiles',
  status: 'ACTIVE',
  objective: 'OUTCOME_LEADS',
  has_budget: false,
};
const storyAdSet: AdSetTarget = {
  id: '120330000000008',
  name: 'ADL Winter smiles | Ad set 1',
  status: 'ACTIVE',
  optimization_goal: 'LEAD_GENERATION',
  is_dynamic_creative: false,
};

/** Mocks the lookups of a launch: its advanced settings and the values of smart inserts. */
export function advancedMocks() {
  return [
    mock(contract.smartInserts.view).ok(storyInserts),
    mock(contract.facebookAssets.instagramAccounts).ok(
      toListPage({ id: '17841', name: 'Brightside', username: 'brightside', picture_url: null }),
    ),
    mock(contract.facebookAssets.campaigns).ok(toListPage(storyCampaign)),
    mock(contract.facebookAssets.adSets).ok(toListPage(storyAdSet)),
    mock(contract.tags.list).ok(
      toListPage(
        { id: 't1', name: 'newcomer', origin: 'ghl' as const },
        { id: 't2', name: 'spring', origin: 'ghl' as const },
      ),
    ),
  ];
}
