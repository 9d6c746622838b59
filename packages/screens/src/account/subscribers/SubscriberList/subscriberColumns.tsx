import type { Subscriber } from '@adlane/contract/account/subscribers';
import { type DataTableColumn, getLocale, StatusBadge, translate } from '@adlane/ui';
import { formatPlanType } from '../../../shared/format/planTexts';
import { ShortDate } from '../../../shared/format/ShortDate';
import { getSubscriberName } from '../subscriberActions';
import { getSubscriberBadge } from '../subscriberBadges';

type Column = DataTableColumn<Subscriber>;

/** Columns that both lists of subscribers share; ids of sortable columns are the wire's sort keys. */
export const subscriberColumns = {
  business_name: {
    id: 'business_name',
    header: 'Agency',
    sortable: true,
    cell: getSubscriberName,
    below: ({ first_name, last_name, email }) => `${first_name} ${last_name} · ${email}`,
  },
  plan: {
    id: 'plan',
    header: 'Plan',
    cell: ({ plan_type }) => (plan_type === null ? '–' : formatPlanType(plan_type)),
  },
  status: {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <StatusBadge {...getSubscriberBadge(row)} />,
  },
  clients: {
    id: 'clients',
    header: 'Clients',
    kind: 'number',
    priority: 'low',
    cell: ({ clients_count }) => clients_count.toLocaleString(getLocale()),
  },
  liveAds: {
    id: 'live_ads',
    header: 'Live ads',
    kind: 'number',
    cell: ({ live_ads_count }) => live_ads_count.toLocaleString(getLocale()),
  },
  last_seen_at: {
    id: 'last_seen_at',
    header: 'Last active',
    kind: 'date',
    priority: 'medium',
    cell: ({ last_seen_at }) =>
      last_seen_at === null ? translate('Never') : <ShortDate instant={last_seen_at} />,
  },
  created_at: {
    id: 'created_at',
    header: 'Joined',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
} satisfies Record<string, Column>;
