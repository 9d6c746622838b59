import { useApi } from '@adlane/api-client';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { DataTable, type DataTableColumn, EmptyState, type Filter, FilterBar, translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatAction } from '../../../shared/HistoryList/formatAction';
import { formatChangedValue } from '../../../shared/HistoryList/formatChangedValue';
import { readDays } from '../../../shared/lists/readDays';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort, useTableProps } from '../../../shared/urlState/useTableProps';

const filterNames = ['from', 'to'] as const;
const sortKeys = ['created_at'] as const;
/** Describes each changed field: 'name: Brightside → Brightside Dental'. */
const listChanges = ({ changes }: AuditEntry): string[] =>
  Object.entries(changes).map(
    ([field, { from, to }]) => `${field}: ${formatChangedValue(from)} → ${formatChangedValue(to)}`,
  );

const columns: readonly DataTableColumn<AuditEntry>[] = [
  {
    id: 'action',
    header: 'Action',
    cell: ({ action, item_id }) => `${formatAction(action)}${item_id === null ? '' : ` #${item_id}`}`,
  },
  {
    id: 'actor',
    header: 'By',
    cell: ({ actor }) => actor.name,
    below: ({ actor, ip }) => (actor.acting_user_id === null ? ip : translate('by the support team')),
  },
  {
    id: 'changes',
    header: 'Changes',
    priority: 'low',
    cell: (entry) => listChanges(entry)[0],
    below: (entry) => listChanges(entry).slice(1).join(' · '),
  },
  {
    id: 'created_at',
    header: 'Time',
    kind: 'date',
    width: 176,
    sortable: true,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
];

/** Who changed what in the agency (ads §6, audit log). */
export function ActivityScreen() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const sort = readSort(list, sortKeys);
  const entries = useQuery({
    ...queries.auditLog.list.query({
      query: {
        ...list.paging,
        ...(list.search ? { search: list.search } : {}),
        ...readDays(list.filters),
        ...(sort ? { sort, order: list.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const filters: readonly Filter[] = [
    {
      kind: 'dateRange',
      name: 'changed',
      label: translate('Changed'),
      value: { from: list.filters.from, to: list.filters.to },
      onChange: (range) => list.change({ filters: { from: range.from ?? '', to: range.to ?? '' } }),
    },
  ];
  return (
    <DataTable<AuditEntry>
      {...useTableProps(list, entries, sort)}
      label={translate('Activity')}
      errorTitle={translate("Couldn't load the activity")}
      columns={columns}
      rowId={({ id }) => id}
      empty={
        <EmptyState icon={<History />} title={translate('No changes yet')}>
          {translate('Everything that you and your team change is listed here.')}
        </EmptyState>
      }
      toolbar={<FilterBar filters={filters} onReset={list.clear} total={entries.data?.meta.total} />}
    />
  );
}
