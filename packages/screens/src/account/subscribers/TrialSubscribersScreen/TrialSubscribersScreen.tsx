import { useApi } from '@adlane/api-client';
import type { TrialSubscriber } from '@adlane/contract/account/subscribers';
import { trialDays } from '@adlane/contract/constants';
import { type DataTableColumn, EmptyState, StatusBadge, translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import type * as z from 'zod';
import { ShortDate } from '../../../shared/format/ShortDate';
import { SubscriberList, type SubscriberPageProps } from '../SubscriberList/SubscriberList';
import { subscriberColumns } from '../SubscriberList/subscriberColumns';
import { getTrialBadge } from '../subscriberBadges';
import { useSubscriberList } from '../useSubscriberList';

export type TrialSubscribersScreenProps = SubscriberPageProps;

type Trial = z.infer<typeof TrialSubscriber>;

const sortKeys = ['created_at', 'business_name', 'trial_ends_at'] as const;
const { business_name, status, clients, liveAds, last_seen_at, created_at } = subscriberColumns;
const columns: readonly DataTableColumn<Trial>[] = [
  business_name,
  {
    id: 'days_left',
    header: 'Trial',
    kind: 'status',
    cell: ({ days_left }) => <StatusBadge {...getTrialBadge(days_left)} />,
  },
  {
    id: 'trial_ends_at',
    header: 'Ends',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ trial_ends_at }) => (trial_ends_at === null ? '–' : <ShortDate instant={trial_ends_at} />),
  },
  status,
  clients,
  liveAds,
  last_seen_at,
  created_at,
];

/** Agencies that try the product without a plan (ads §2, /super-admin/trial-subscriber). */
export function TrialSubscribersScreen(props: TrialSubscribersScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, query, paged } = useSubscriberList(sortKeys);
  const rows = useQuery({
    ...queries.subscribers.trial.query({ query: paged }),
    placeholderData: keepPreviousData,
  });
  return (
    <SubscriberList
      {...props}
      title="Trial subscribers"
      description={translate('Agencies that signed up themselves. A trial lasts {days} days.', {
        days: trialDays,
      })}
      columns={columns}
      list={list}
      sort={sort}
      rows={rows}
      onExport={() => client.subscribers.exportTrial({ query })}
      empty={
        <EmptyState icon={<Hourglass />} title={translate('No trials right now')}>
          {translate('Agencies that sign up show up here until they buy a plan or you give them one.')}
        </EmptyState>
      }
    />
  );
}
