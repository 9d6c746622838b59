import type { Actor } from '@adlane/contract';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { DataTable, type DataTableColumn, FilterBar, PageHeader, PageHelp, translate } from '@adlane/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { buildSearchProps, type ListPage, useTableProps } from '../../../shared/urlState/useTableProps';
import { getSubscriberName } from '../subscriberActions';
import { type SubscriberActionsOptions, useSubscriberActions } from '../useSubscriberActions';
import { type SubscriberListState, useSubscriberFilters } from '../useSubscriberList';

/** Props of both lists of subscribers. */
export type SubscriberPageProps = SubscriberActionsOptions & {
  /** The signed-in user. */
  user: Actor;
  /** Link to the page of a subscriber. */
  subscriberHref: (id: number) => string;
};

export type SubscriberListProps<Row> = SubscriberPageProps & {
  title: 'Subscribers' | 'Trial subscribers';
  description: string;
  columns: readonly DataTableColumn<Row>[];
  list: SubscriberListState;
  sort: string | undefined;
  rows: UseQueryResult<ListPage<Row>>;
  onExport: () => Promise<File>;
  empty: ReactNode;
  /** Shows a filter by plan. */
  withPlan?: boolean;
  /** Button beside the export. */
  action?: ReactNode;
};

/** Agencies with search, filters, sort, export and their actions. */
export function SubscriberList<Row extends Subscriber>(props: SubscriberListProps<Row>) {
  const { user, onViewAs, title, description, list, sort, rows, withPlan = false, action } = props;
  const filters = useSubscriberFilters(user, list, withPlan);
  const { buildMenu, dialogs } = useSubscriberActions({ onViewAs });
  const total = rows.data?.meta.total;
  return (
    <>
      <PageHeader
        title={translate(title)}
        help={<PageHelp>{description}</PageHelp>}
        actions={
          <>
            <ExportButton onExport={props.onExport} total={total} filtered={list.isNarrowed} />
            {action}
          </>
        }
      />
      <DataTable<Row>
        {...useTableProps(list, rows, sort)}
        label={translate(title)}
        columns={props.columns}
        columnsKey={title.toLowerCase()}
        rowId={({ id }) => id}
        rowName={getSubscriberName}
        rowHref={({ id }) => props.subscriberHref(id)}
        rowActions={(row) => <RecordMenu name={getSubscriberName(row)} items={buildMenu(row)} />}
        empty={props.empty}
        toolbar={
          <FilterBar
            search={buildSearchProps(
              title === 'Subscribers' ? 'Search subscribers' : 'Search trial subscribers',
              list,
            )}
            filters={filters}
            onReset={list.clear}
            total={total}
          />
        }
      />
      {dialogs}
    </>
  );
}
