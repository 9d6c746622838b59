import { useApi } from '@adlane/api-client';
import { Button, EmptyState, translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddSubscriberDialog } from '../SubscriberDialog/AddSubscriberDialog';
import { SubscriberList, type SubscriberPageProps } from '../SubscriberList/SubscriberList';
import { subscriberColumns } from '../SubscriberList/subscriberColumns';
import { useSubscriberList } from '../useSubscriberList';

export type SubscribersScreenProps = SubscriberPageProps;

const sortKeys = ['created_at', 'business_name', 'email', 'last_seen_at'] as const;
const { business_name, plan, status, clients, liveAds, last_seen_at, created_at } = subscriberColumns;
const columns = [
  business_name,
  plan,
  status,
  clients,
  liveAds,
  { ...last_seen_at, sortable: true },
  created_at,
];

/** Agencies with a plan, and what the operator does for them (ads §2, /super-admin/subscriber). */
export function SubscribersScreen(props: SubscribersScreenProps) {
  const { client, queries } = useApi();
  const { list, sort, query, paged } = useSubscriberList(sortKeys);
  const [isAdding, setAdding] = useState(false);
  const rows = useQuery({
    ...queries.subscribers.list.query({ query: paged }),
    placeholderData: keepPreviousData,
  });
  const addButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {translate('Add subscriber')}
    </Button>
  );
  return (
    <>
      <SubscriberList
        {...props}
        title="Subscribers"
        description={translate('Agencies with a plan. View the app as one of them to see what it sees.')}
        columns={columns}
        list={list}
        sort={sort}
        rows={rows}
        withPlan
        onExport={() => client.subscribers.export({ query })}
        action={addButton}
        empty={
          <EmptyState
            icon={<Building2 />}
            title={translate('No subscribers yet')}
            actions={
              <>
                {addButton}
                <Button variant="ghost" onClick={() => list.change({ filters: { status: 'archived' } })}>
                  {translate('Archived subscribers')}
                </Button>
              </>
            }
          >
            {translate('Agencies that buy a plan show up here. You can also add one yourself.')}
          </EmptyState>
        }
      />
      <AddSubscriberDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
