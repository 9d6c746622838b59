import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';

/** Mocks the lookups of a launch's advanced settings. */
export function advancedMocks() {
  return [
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
