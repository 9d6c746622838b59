import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads';
import { successMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { describeError } from '../../format/describeError';
import { type DeedItems, onlyThose } from '../../lists/useTicked';

type Api = Client<Contract>;
type Delivery = 'ACTIVE' | 'PAUSED';

function deedOn(items: DeedItems<Ad>): Pick<BulkAction<Ad>, 'items' | 'describeError' | 'getName'> {
  return { items, describeError, getName: ({ name }) => name };
}

/** These calls take one ad each; a portion is one ad, too. */
function onEach(act: (ad: Ad) => Promise<unknown>): BulkAction<Ad>['run'] {
  return (portion) => Promise.all(portion.map(act));
}

function setStatus(client: Api, { id, platform }: Ad, status: Delivery): Promise<unknown> {
  return platform === 'facebook'
    ? client.ads.facebookCampaignStatus({ params: { id }, body: { status } })
    : client.googleSources.updateCampaignStatus({ body: { ad_id: id, status } });
}

/** Whether an ad can be paused now, or let go on. */
export function mayTurn(ad: Ad, status: Delivery): boolean {
  const isPaused = ad.status === 'paused';
  return ad.can_manage && ad.archived_at === null && isPaused === (status === 'ACTIVE');
}

/** Pauses ads on their platforms or lets them go on; can be taken back. */
export function turnAds(client: Api, items: DeedItems<Ad>, status: Delivery): BulkAction<Ad> {
  return {
    ...deedOn(onlyThose(items, (ad) => mayTurn(ad, status))),
    label: status === 'PAUSED' ? 'Pausing ads' : 'Resuming ads',
    success: status === 'PAUSED' ? 'Ads paused.' : 'Ads go on.',
    run: onEach((ad) => setStatus(client, ad, status)),
    undo: (done) => {
      const back = status === 'PAUSED' ? 'ACTIVE' : 'PAUSED';
      return { ...turnAds(client, [], back), items: done };
    },
  };
}

/** Stops ads and archives them. */
export function archiveAds(client: Api, items: DeedItems<Ad>): BulkAction<Ad> {
  return {
    ...deedOn(onlyThose(items, ({ can_manage, archived_at }) => can_manage && archived_at === null)),
    label: 'Archiving ads',
    success: successMessages.adArchived,
    run: onEach(({ id }) => client.ads.archive({ params: { id } })),
  };
}

/** Stops ads and deletes them. */
export function deleteAds(client: Api, items: DeedItems<Ad>): BulkAction<Ad> {
  return {
    ...deedOn(onlyThose(items, ({ can_manage }) => can_manage)),
    label: 'Deleting ads',
    success: successMessages.adDeleted,
    run: onEach(({ id }) => client.ads.delete({ params: { id } })),
  };
}

/** Sets an ad's budget, in the smallest unit of its currency; can be taken back. */
export function setBudget(client: Api, ad: Ad, budget: number): BulkAction<Ad> {
  return {
    ...deedOn([ad]),
    label: 'Changing the budget',
    success: successMessages.saved,
    run: onEach(({ id, budget_type }) =>
      client.ads.updateBudget({ params: { id }, body: { budget_type, budget } }),
    ),
    undo: () => ({ ...setBudget(client, ad, ad.budget), label: 'Taking the budget back' }),
  };
}
