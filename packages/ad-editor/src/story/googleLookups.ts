import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';

/** Mocks the lookups in a Google Ads account. */
export function googleLookups() {
  return [
    mock(contract.googleSources.conversionGoals).ok(
      toListPage(
        {
          id: 'g1',
          name: 'Submit lead form',
          category: 'SUBMIT_LEAD_FORM',
          origin: 'WEBSITE',
          is_biddable: true,
        },
        { id: 'g2', name: 'Phone call', category: 'PHONE_CALL_LEAD', origin: 'WEBSITE', is_biddable: true },
      ),
    ),
    mock(contract.googleSources.audienceSignals).ok(
      toListPage({ id: 'a1', name: 'Visitors of the last month', description: '12,000 people' }),
    ),
    mock(contract.googleSources.locations).ok(
      toListPage({
        id: '1014044',
        name: 'Oakland',
        canonical_name: 'Oakland, California, United States',
        type: 'City',
        country_code: 'US',
        reach: 900_000,
      }),
    ),
  ];
}
