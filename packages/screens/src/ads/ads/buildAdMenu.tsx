import type { Ad } from '@adlane/contract/ads/ads';
import type { BulkAction, MenuItem } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { Archive, Pause, Play, Trash2, Wallet } from 'lucide-react';
import type { usePrompt } from '../../shared/confirm/usePrompt';
import type { ActionItems } from '../../shared/lists/useSelectedRows';
import { archiveAds, canSetStatus, deleteAds, type SpendingTools, setAdsStatus } from './adActions';

type AdMenuTools = SpendingTools & {
  readonly start: (action: BulkAction<Ad>) => void;
  readonly confirm: ReturnType<typeof usePrompt>['confirm'];
};

/** Builds the bulk menu for ads; each action skips ads that it does not apply to. */
export function buildAdsMenu(tools: AdMenuTools, items: ActionItems<Ad>, subject: string): MenuItem[] {
  const { client, start, confirm } = tools;
  return [
    {
      value: 'pause',
      label: translate('Pause'),
      icon: <Pause />,
      onSelect: () => start(setAdsStatus(tools, items, 'PAUSED')),
    },
    {
      value: 'resume',
      label: translate('Resume'),
      icon: <Play />,
      onSelect: () => start(setAdsStatus(tools, items, 'ACTIVE')),
    },
    {
      value: 'archive',
      label: translate('Archive'),
      icon: <Archive />,
      onSelect: () => confirm('archiveAd', subject, () => start(archiveAds(client, items))),
    },
    {
      value: 'delete',
      label: translate('Delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => confirm('deleteAd', subject, () => start(deleteAds(client, items))),
    },
  ];
}

/** Builds the menu of one ad, without actions that do not apply to it. */
export function buildAdMenu(tools: AdMenuTools, ad: Ad): MenuItem[] {
  const fits: Readonly<Record<string, boolean>> = {
    pause: canSetStatus(ad, 'PAUSED'),
    resume: canSetStatus(ad, 'ACTIVE'),
    archive: ad.archived_at === null,
    delete: true,
  };
  return buildAdsMenu(tools, [ad], ad.name).filter(({ value }) => fits[value] === true);
}

/** Builds the row menu of one ad: with the budget, unless the ad is archived. */
export function buildAdRowMenu(tools: AdMenuTools, ad: Ad, onBudget: () => void): MenuItem[] {
  const budget: MenuItem = {
    value: 'budget',
    label: translate('Change budget'),
    icon: <Wallet />,
    onSelect: onBudget,
  };
  return [...(ad.archived_at === null ? [budget] : []), ...buildAdMenu(tools, ad)];
}
