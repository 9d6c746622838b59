import type { Lead } from '@adlane/contract/ads/leads';
import { platformLabels } from '@adlane/contract/constants';
import { Box, type DataTableColumn, StatusBadge, Text } from '@adlane/ui';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { leadDeliveryBadges } from '../leadBadges';

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Box minW={0}>
      <Text overflowWrap="anywhere">{first}</Text>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {second}
      </Text>
    </Box>
  );
}

/** Columns of the leads; ids of sortable columns are the wire's sort keys. */
export const leadColumns: readonly DataTableColumn<Lead>[] = [
  {
    id: 'name',
    header: 'Lead',
    sortable: true,
    cell: ({ name, email, phone }) => <TwoLines first={name || email || phone} second={name ? email : ''} />,
  },
  { id: 'phone', header: 'Phone', hideBelow: 'lg', cell: ({ phone }) => <bdi>{phone || '–'}</bdi> },
  {
    id: 'campaign_name',
    header: 'Campaign',
    sortable: true,
    cell: ({ campaign_name, platform, form_name }) => (
      <TwoLines
        first={campaign_name || '–'}
        second={[platformLabels[platform], form_name].filter(Boolean).join(' · ')}
      />
    ),
  },
  { id: 'client', header: 'Client', hideBelow: 'lg', cell: ({ client_name }) => client_name ?? '–' },
  {
    id: 'delivery',
    header: 'CRM',
    cell: ({ delivery_status }) => <StatusBadge {...leadDeliveryBadges[delivery_status]} />,
  },
  {
    id: 'created_at',
    header: 'Received',
    sortable: true,
    hideBelow: 'md',
    cell: ({ created_at }) => (
      <Box as="span" whiteSpace="nowrap">
        {formatDateTime(created_at)}
      </Box>
    ),
  },
];
