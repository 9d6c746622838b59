import type { ClientRow } from '@adlane/contract/account/clients';
import { Box, type DataTableColumn, getLocale, StatusBadge, Text } from '@adlane/ui';
import { formatDate } from '../../../shared/format/formatDate';
import { getClientName } from '../clientActions';
import { clientStatusBadges } from '../clientBadges';

/** Columns of the clients; ids of sortable columns are the wire's sort keys. */
export const clientColumns: readonly DataTableColumn<ClientRow>[] = [
  {
    id: 'business_name',
    header: 'Client',
    sortable: true,
    cell: (client) => (
      <Box minW={{ md: '12rem' }}>
        <Text overflowWrap="anywhere">{getClientName(client)}</Text>
        <Text textStyle="xs" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
          {client.email}
        </Text>
      </Box>
    ),
  },
  { id: 'niche', header: 'Niche', hideBelow: 'lg', cell: ({ niche }) => niche ?? '–' },
  {
    id: 'live_ads_count',
    header: 'Live ads',
    align: 'end',
    cell: ({ live_ads_count }) => live_ads_count.toLocaleString(getLocale()),
  },
  {
    id: 'leads_count',
    header: 'Leads',
    align: 'end',
    cell: ({ leads_count }) => leads_count.toLocaleString(getLocale()),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...clientStatusBadges[status]} /> },
  {
    id: 'created_at',
    header: 'Added',
    sortable: true,
    hideBelow: 'md',
    cell: ({ created_at }) => formatDate(created_at),
  },
];
