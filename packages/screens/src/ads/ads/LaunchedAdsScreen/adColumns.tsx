import type { Ad } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { Box, type DataTableColumn, getLocale, HStack, StatusBadge, Text, ThumbnailImage } from '@adlane/ui';
import type { ReactNode } from 'react';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { formatDate } from '../../../shared/format/formatDate';
import { computeCostPerResult } from '../computeCostPerResult';
import { describeBudget } from '../describeBudget';
import { getAdTypeLabel } from '../getAdTypeLabel';

function AdName({ ad }: { ad: Ad }) {
  return (
    <HStack gap={3} minW={{ md: '12rem' }}>
      <ThumbnailImage src={ad.thumbnailUrl} alt="" width="2.75rem" />
      <Box minW={0}>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {ad.name}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {[platformLabels[ad.platform], getAdTypeLabel(ad)].filter(Boolean).join(' · ')}
          {ad.client_name === null ? '' : ` · ${ad.client_name}`}
        </Text>
      </Box>
    </HStack>
  );
}

function OneLine({ children }: { children: ReactNode }) {
  return (
    <Box as="span" whiteSpace="nowrap">
      {children}
    </Box>
  );
}

/** Columns of Launched Ads; ids of sortable columns are the wire's sort keys. */
export const adColumns: readonly DataTableColumn<Ad>[] = [
  { id: 'name', header: 'Ad', sortable: true, cell: (ad) => <AdName ad={ad} /> },
  { id: 'status', header: 'Status', cell: (ad) => <StatusBadge {...adStateBadges[ad.status]} /> },
  {
    id: 'budget',
    header: 'Budget',
    align: 'end',
    hideBelow: 'lg',
    cell: (ad) => <OneLine>{describeBudget(ad.budget, ad.currency, ad.budget_type)}</OneLine>,
  },
  {
    id: 'spend',
    header: 'Spend',
    align: 'end',
    sortable: true,
    cell: (ad) => formatMoney(ad.spend, ad.currency, getLocale()),
  },
  {
    id: 'results',
    header: 'Results',
    align: 'end',
    sortable: true,
    cell: (ad) => ad.results.toLocaleString(getLocale()),
  },
  {
    id: 'costPerResult',
    header: 'Cost per result',
    align: 'end',
    hideBelow: 'lg',
    cell: computeCostPerResult,
  },
  {
    id: 'created_at',
    header: 'Launched',
    sortable: true,
    hideBelow: 'md',
    cell: (ad) => <OneLine>{formatDate(ad.created_at)}</OneLine>,
  },
];
