import { useApi } from '@adlane/api-client';
import { type Announcement, announcementAudiences } from '@adlane/contract/account/announcements';
import { successMessages } from '@adlane/contract/constants';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { ShortDate } from '../../../shared/format/ShortDate';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';
import { audienceLabels, getAnnouncementBadge } from '../announcementText';
import { AnnouncementDialog } from './AnnouncementDialog';

const filterNames = ['audience'] as const;
const sortKeys = ['created_at', 'starts_at', 'title'] as const;

const columns: readonly DataTableColumn<Announcement>[] = [
  { id: 'title', header: 'Title', sortable: true, cell: ({ title }) => title },
  { id: 'audience', header: 'Shown to', cell: ({ audience }) => translate(audienceLabels[audience]) },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (announcement) => <StatusBadge {...getAnnouncementBadge(announcement, new Date())} />,
  },
  {
    id: 'starts_at',
    header: 'From',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ starts_at, created_at }) => <ShortDate instant={starts_at ?? created_at} />,
  },
  {
    id: 'ends_at',
    header: 'Until',
    kind: 'date',
    priority: 'medium',
    cell: ({ ends_at }) => (ends_at === null ? translate('No end') : <ShortDate instant={ends_at} />),
  },
];

/** Messages of the operator to agencies and clients: write, schedule, change, delete (ads §7). */
export function AnnouncementsScreen() {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const { search, order, filters, change } = list;
  const sort = readSort(list, sortKeys);
  const audience = announcementAudiences.find((each) => each === filters.audience);
  const [target, setTarget] = useState<Announcement | 'new'>();
  const { confirm, dialog } = usePrompt();
  const run = useRecordCall(queries.announcements.key());
  const announcements = useQuery({
    ...queries.announcements.list.query({
      query: {
        ...list.paging,
        ...(search ? { search } : {}),
        ...(audience ? { audience } : {}),
        ...(sort ? { sort, order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const newButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setTarget('new')}>
      {translate('New announcement')}
    </Button>
  );
  const remove = ({ id, title }: Announcement) =>
    confirm('deleteAnnouncement', title, () =>
      run(successMessages.deleted, () => client.announcements.delete({ params: { id } })),
    );
  return (
    <>
      <PageHeader
        title={translate('Announcements')}
        help={
          <PageHelp>
            {translate('Messages at the top of every page, until the user dismisses them.')}
          </PageHelp>
        }
        actions={newButton}
      />
      <DataTable<Announcement>
        {...useTableProps(list, announcements, sort)}
        label={translate('Announcements')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowActions={(row) => (
          <RecordMenu
            name={row.title}
            items={[
              { value: 'edit', label: translate('Edit'), icon: <Pencil />, onSelect: () => setTarget(row) },
              {
                value: 'delete',
                label: translate('Delete'),
                icon: <Trash2 />,
                tone: 'danger',
                onSelect: () => remove(row),
              },
            ]}
          />
        )}
        empty={
          <EmptyState icon={<Megaphone />} title={translate('No announcements yet')} actions={newButton}>
            {translate('Inform agencies and clients about news and maintenance.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search announcements', list)}
            filters={[
              {
                kind: 'choice',
                name: 'audience',
                label: translate('Shown to'),
                allLabel: translate('All audiences'),
                choices: announcementAudiences.map((value) => ({
                  value,
                  label: translate(audienceLabels[value]),
                })),
                value: filters.audience ?? '',
                onChange: (value) => change({ filters: { audience: value } }),
              },
            ]}
            onReset={list.clear}
            total={announcements.data?.meta.total}
          />
        }
      />
      <AnnouncementDialog target={target} onClose={() => setTarget(undefined)} />
      {dialog}
    </>
  );
}
