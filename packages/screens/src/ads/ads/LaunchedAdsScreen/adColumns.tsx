import type { Ad } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { type DataTableColumn, getLocale, StatusBadge } from '@adlane/ui';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { ShortDate } from '../../../shared/format/ShortDate';
import { computeCostPerResult } from '../computeCostPerResult';
import { describeBudget } from '../describeBudget';
import { getAdTypeLabel } from '../getAdTypeLabel';

/** Columns of Launched Ads; ids of sortable columns are the wire's sort keys. */
export const adColumns: readonly DataTableColumn<Ad>[] = [
  {
    id: 'name',
    header: 'Ad',
    sortable: true,
    picture: ({ thumbnailUrl }) => thumbnailUrl,
    cell: ({ name }) => name,
  },
  { id: 'client', header: 'Client', priority: 'medium', cell: ({ client_name }) => client_name ?? '–' },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...adStateBadges[status]} />,
  },
  {
    id: 'budget',
    header: 'Budget',
    kind: 'money',
    width: 124,
    priority: 'low',
    cell: (ad) => describeBudget(ad.budget, ad.currency, ad.budget_type),
  },
  {
    id: 'spend',
    header: 'Spend',
    kind: 'money',
    sortable: true,
    cell: (ad) => formatMoney(ad.spend, ad.currency, getLocale()),
  },
  {
    id: 'results',
    header: 'Results',
    kind: 'number',
    sortable: true,
    cell: ({ results }) => results.toLocaleString(getLocale()),
  },
  {
    id: 'costPerResult',
    header: 'Cost per result',
    kind: 'money',
    priority: 'medium',
    cell: computeCostPerResult,
  },
  // After the figures, so that it gives way before the budget.
  {
    id: 'kind',
    header: 'Kind',
    priority: 'low',
    cell: (ad) => [platformLabels[ad.platform], getAdTypeLabel(ad)].filter(Boolean).join(' · '),
  },
  {
    id: 'created_at',
    header: 'Launched',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
