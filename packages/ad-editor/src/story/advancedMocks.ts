import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import { storyInserts } from './storyInserts';

/** Mocks the lookups of a launch: its advanced settings and the values of smart inserts. */
export function advancedMocks() {
  return [
    mock(contract.smartInserts.view).ok(storyInserts),
    mock(contract.facebookAssets.instagramAccounts).ok(
      toListPage({ id: '17841', name: 'Brightside', username: 'brightside', picture_url: null }),
    ),
    mock(contract.tags.list).ok(
      toListPage(
        { id: 't1', name: 'newcomer', origin: 'ghl' as const },
        { id: 't2', name: 'spring', origin: 'ghl' as const },
      ),
    ),
  ];
}
