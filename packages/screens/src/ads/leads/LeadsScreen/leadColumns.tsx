import type { Lead } from '@adlane/contract/ads/leads';
import { platformLabels } from '@adlane/contract/constants';
import { type DataTableColumn, StatusBadge } from '@adlane/ui';
import { ShortDate } from '../../../shared/format/ShortDate';
import { getLeadName } from '../leadActions';
import { leadDeliveryBadges } from '../leadBadges';

/** Columns of the leads; ids of sortable columns are the wire's sort keys. */
export const leadColumns: readonly DataTableColumn<Lead>[] = [
  { id: 'name', header: 'Lead', sortable: true, width: 152, cell: getLeadName },
  // Most addresses fit: this, the phone and the campaign are what a list of leads is read for.
  { id: 'email', header: 'Email', width: 256, cell: ({ email }) => <bdi>{email || '–'}</bdi> },
  {
    id: 'phone',
    header: 'Phone',
    width: 136,
    priority: 'medium',
    cell: ({ phone }) => <bdi>{phone || '–'}</bdi>,
  },
  {
    id: 'campaign_name',
    header: 'Campaign',
    sortable: true,
    priority: 'medium',
    cell: ({ campaign_name }) => campaign_name || '–',
  },
  {
    id: 'form',
    header: 'Form',
    priority: 'low',
    cell: ({ platform, form_name }) => form_name || platformLabels[platform],
  },
  { id: 'client', header: 'Client', priority: 'low', cell: ({ client_name }) => client_name ?? '–' },
  {
    id: 'delivery',
    header: 'CRM',
    kind: 'status',
    width: 120,
    priority: 'medium',
    // Without a CRM no lead is sent: the same badge in every row would say nothing.
    cell: ({ delivery_status }) =>
      delivery_status === 'none' ? null : <StatusBadge {...leadDeliveryBadges[delivery_status]} />,
  },
  {
    id: 'created_at',
    header: 'Received',
    kind: 'date',
    sortable: true,
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
