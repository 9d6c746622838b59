import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Ad } from '@adlane/contract/ads';
import type { BulkAction, MenuItem } from '@adlane/ui';
import { Archive, Pause, Play, Trash2, Wallet } from 'lucide-react';
import type { usePrompt } from '../../confirm/usePrompt';
import type { DeedItems } from '../../lists/useTicked';
import { archiveAds, deleteAds, mayTurn, turnAds } from './adDeeds';

type AdMenuTools = {
  readonly client: Client<Contract>;
  readonly start: (deed: BulkAction<Ad>) => void;
  readonly ask: ReturnType<typeof usePrompt>['ask'];
};

/** What can be done with several ads; those that a deed does not fit are left out of it. */
export function adsMenu(tools: AdMenuTools, items: DeedItems<Ad>, subject: string): MenuItem[] {
  const { client, start, ask } = tools;
  return [
    {
      value: 'pause',
      label: 'Pause',
      icon: <Pause />,
      onSelect: () => start(turnAds(client, items, 'PAUSED')),
    },
    {
      value: 'resume',
      label: 'Resume',
      icon: <Play />,
      onSelect: () => start(turnAds(client, items, 'ACTIVE')),
    },
    {
      value: 'archive',
      label: 'Archive',
      icon: <Archive />,
      onSelect: () => ask('archiveAd', subject, () => start(archiveAds(client, items))),
    },
    {
      value: 'delete',
      label: 'Delete',
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => ask('deleteAd', subject, () => start(deleteAds(client, items))),
    },
  ];
}

/** What can be done with one ad. */
export function adMenu(tools: AdMenuTools, ad: Ad, onBudget: () => void): MenuItem[] {
  const fits: Readonly<Record<string, boolean>> = {
    pause: mayTurn(ad, 'PAUSED'),
    resume: mayTurn(ad, 'ACTIVE'),
    archive: ad.archived_at === null,
    delete: true,
  };
  const budget: MenuItem = {
    value: 'budget',
    label: 'Change budget',
    icon: <Wallet />,
    onSelect: onBudget,
  };
  const others = adsMenu(tools, [ad], ad.name).filter(({ value }) => fits[value] === true);
  return ad.archived_at === null ? [budget, ...others] : others;
}
