import { contract } from '@adlane/contract';
import type { AdAccountRow, FacebookPage } from '@adlane/contract/ads/sources';
import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, storySource, toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { AssetsScreen, type AssetsScreenProps } from '../ads/sources/AssetsScreen/AssetsScreen';

const { sources, facebookAssets, sharing } = contract;

export const harbor: AdAccountRow = {
  ...storyAccount,
  id: 5,
  external_id: 'act_1002',
  name: 'Harbor Fitness',
  currency: 'EUR',
  timezone: 'Europe/Oslo',
  is_default: false,
};
const attic: AdAccountRow = {
  ...harbor,
  id: 6,
  external_id: 'act_1003',
  name: 'Attic Yoga',
  status: 'Disconnected',
  is_used: false,
};
const harborPage: FacebookPage = {
  ...storyPage,
  id: 7,
  external_id: '2002',
  name: 'Harbor Fitness',
  leadgen_tos_accepted: false,
  is_default: false,
};

/** Everything that the stories' connection reaches. */
export const reachedAssets = {
  ad_accounts: [storyAccount, harbor, attic],
  pages: [storyPage, harborPage],
};

const business = { id: '3001', name: 'Brooks Growth', ad_accounts_count: 1, pages_count: 1 };

/** Called with the name and body of each call. */
export const sent = fn<(call: string, body: unknown) => void>();

/** Mocks a call, records its body and returns the answer. */
export function acceptCall(call: { path: string }, answer: object, status = 200) {
  return http.post(`*${call.path}`, async ({ request }) => {
    sent(call.path, await request.json());
    return HttpResponse.json(answer, { status });
  });
}

/** Returns all assets, or the second account and page for the business. */
const reached = http.get(`*${facebookAssets.accountsAndPages.path}`, ({ request }) =>
  HttpResponse.json(
    new URL(request.url).searchParams.has('business_manager_id')
      ? { ad_accounts: [harbor], pages: [harborPage] }
      : reachedAssets,
  ),
);

/** Mocks every call of the screen. */
export function assetsMocks() {
  sent.mockClear();
  return [
    mock(sources.view).ok(storySource),
    mock(sources.adAccounts).ok(toListPage(storyAccount, harbor)),
    mock(facebookAssets.businessManagers).ok(toListPage(business)),
    reached,
    mock(sharing.adAccounts).ok(
      toListPage(
        { id: 1, external_id: 'act_1001', name: 'Brightside Dental', client_user_ids: [] },
        { id: 5, external_id: 'act_1002', name: 'Harbor Fitness', client_user_ids: [41] },
      ),
    ),
    mock(sharing.pages).ok(
      toListPage({ id: 2, external_id: '2001', name: 'Brightside Dental', client_user_ids: [] }),
    ),
    acceptCall(sources.store, storySource),
  ];
}

/** Props for an agency user. */
export function createAssetsArgs(): AssetsScreenProps {
  return {
    user: { entity_type: 'Agency', permissions: {} },
    sourceId: 1,
    connectHref: '/agency/connect',
    onBusiness: fn(),
    onUnsavedChange: fn(),
  };
}

/** Holds the selected business as the URL does. */
export function AssetsStory(props: AssetsScreenProps) {
  const [businessId, setBusinessId] = useState(props.businessId);
  return (
    <>
      <AssetsScreen {...props} businessId={businessId} onBusiness={setBusinessId} />
      <Toaster />
    </>
  );
}

type Canvas = ReturnType<typeof within>;

/** Waits for one of the screen's lists. */
export async function findList(canvas: Canvas, name: 'Ad accounts' | 'Pages'): Promise<Canvas> {
  return within(await canvas.findByRole('list', { name }));
}
