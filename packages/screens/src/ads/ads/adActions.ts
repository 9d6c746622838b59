import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads/ads';
import { successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { describeError } from '../../shared/format/describeError';
import { type ActionItems, filterItems, isOneItem } from '../../shared/lists/useSelectedRows';
import type { ConfirmOverLimit } from './BudgetDialog/useOverLimit';

type Api = Client<Contract>;
type Delivery = 'ACTIVE' | 'PAUSED';

function createAction(items: ActionItems<Ad>): Pick<BulkAction<Ad>, 'items' | 'describeError' | 'getName'> {
  return { items, describeError, getName: ({ name }) => name };
}

/** These calls accept one ad each, so a batch is one ad. */
function runEach(act: (ad: Ad) => Promise<unknown>): BulkAction<Ad>['run'] {
  return (portion) => Promise.all(portion.map(act));
}

/** What changes with which an ad spends more need. */
export type SpendingTools = { readonly client: Api; readonly confirmOverLimit: ConfirmOverLimit };

function setStatus(
  { client, confirmOverLimit }: SpendingTools,
  { id, name, platform }: Ad,
  status: Delivery,
): Promise<unknown> {
  return confirmOverLimit<unknown>({ name, confirmLabel: translate('Resume') }, (confirmsOverLimit) => {
    const body = { status, confirmsOverLimit };
    return platform === 'facebook'
      ? client.ads.facebookCampaignStatus({ params: { id }, body })
      : client.googleSources.updateCampaignStatus({ body: { ...body, ad_id: id } });
  });
}

/** True if the ad can be paused (or resumed) now. */
export function canSetStatus(ad: Ad, status: Delivery): boolean {
  const isPaused = ad.status === 'paused';
  return ad.can_manage && ad.archived_at === null && isPaused === (status === 'ACTIVE');
}

/** Messages after one ad and after several. */
const statusMessages = {
  PAUSED: ['Ad paused.', 'Ads paused.'],
  ACTIVE: ['Ad resumed.', 'Ads resumed.'],
} as const satisfies Record<Delivery, readonly string[]>;

/** Pauses or resumes ads on their platforms; can be undone. */
export function setAdsStatus(tools: SpendingTools, items: ActionItems<Ad>, status: Delivery): BulkAction<Ad> {
  const [one, several] = statusMessages[status];
  return {
    ...createAction(filterItems(items, (ad) => canSetStatus(ad, status))),
    label: status === 'PAUSED' ? translate('Pausing ads') : translate('Resuming ads'),
    success: isOneItem(items) ? one : several,
    run: runEach((ad) => setStatus(tools, ad, status)),
    // Each resumed ad counts against the limit of the next.
    concurrency: 1,
    undo: (done) => {
      const back = status === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
      return { ...setAdsStatus(tools, done, back), items: done };
    },
  };
}

/** Stops ads and archives them. */
export function archiveAds(client: Api, items: ActionItems<Ad>): BulkAction<Ad> {
  return {
    ...createAction(filterItems(items, ({ can_manage, archived_at }) => can_manage && archived_at === null)),
    label: translate('Archiving ads'),
    success: successMessages.adArchived,
    run: runEach(({ id }) => client.ads.archive({ params: { id } })),
  };
}

/** Stops ads and deletes them. */
export function deleteAds(client: Api, items: ActionItems<Ad>): BulkAction<Ad> {
  return {
    ...createAction(filterItems(items, ({ can_manage }) => can_manage)),
    label: translate('Deleting ads'),
    success: successMessages.adDeleted,
    run: runEach(({ id }) => client.ads.delete({ params: { id } })),
  };
}

/** Sets an ad's budget, in the smallest unit of its currency; can be undone. */
export function setBudget(tools: SpendingTools, ad: Ad, budget: number): BulkAction<Ad> {
  const { client, confirmOverLimit } = tools;
  return {
    ...createAction([ad]),
    label: translate('Changing the budget'),
    success: successMessages.saved,
    run: runEach(({ id, name, budget_type }) =>
      confirmOverLimit({ name, confirmLabel: translate('Change budget') }, (confirmsOverLimit) =>
        client.ads.updateBudget({ params: { id }, body: { budget_type, budget, confirmsOverLimit } }),
      ),
    ),
    undo: () => ({ ...setBudget(tools, ad, ad.budget), label: translate('Restoring the budget') }),
  };
}
