import type { ClientRow } from '@adlane/contract/account/clients';
import { type DataTableColumn, getLocale, StatusBadge } from '@adlane/ui';
import { ShortDate } from '../../../shared/format/ShortDate';
import { getClientName } from '../clientActions';
import { clientStatusBadges } from '../clientBadges';

/** Columns of the clients; ids of sortable columns are the wire's sort keys. */
export const clientColumns: readonly DataTableColumn<ClientRow>[] = [
  {
    id: 'business_name',
    header: 'Client',
    sortable: true,
    cell: getClientName,
  },
  { id: 'email', header: 'Email', priority: 'medium', cell: ({ email }) => email },
  { id: 'niche', header: 'Niche', priority: 'low', cell: ({ niche }) => niche ?? '–' },
  {
    id: 'live_ads_count',
    header: 'Live ads',
    kind: 'number',
    cell: ({ live_ads_count }) => live_ads_count.toLocaleString(getLocale()),
  },
  {
    id: 'leads_count',
    header: 'Leads',
    kind: 'number',
    cell: ({ leads_count }) => leads_count.toLocaleString(getLocale()),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...clientStatusBadges[status]} />,
  },
  {
    id: 'created_at',
    header: 'Added',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
