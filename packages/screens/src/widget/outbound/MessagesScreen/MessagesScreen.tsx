import { useApi } from '@adlane/api-client';
import { type MessageRow, messageKinds, messageStatuses } from '@adlane/contract/widget/outbound/manage';
import {
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  IconButton,
  Menu,
  PageHeader,
  PageHelp,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis, Megaphone, Plus } from 'lucide-react';
import { formatDate } from '../../../shared/format/formatDate';
import { ShortDate } from '../../../shared/format/ShortDate';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';
import { formatShare, getMessageBadge, kindLabels } from '../messageTexts';
import { type OutboundHrefs, OutboundTabs } from '../OutboundTabs';
import { useMessageActions } from '../useMessageActions';

export type MessagesScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Link to the project. */
  projectHref: string;
  /** Links to the lists of messages, surveys and bots. */
  hrefs: OutboundHrefs;
  /** Link to the editor of a new message. */
  newHref: string;
  /** Returns the link to a message. */
  messageHref: (id: number) => string;
};

const filterNames = ['status', 'kind'] as const;
const sortKeys = ['name', 'position', 'created_at', 'updated_at'] as const;

function formatSchedule({ starts_at, ends_at }: MessageRow): string {
  if (starts_at && ends_at)
    return translate('{start} to {end}', { start: formatDate(starts_at), end: formatDate(ends_at) });
  if (starts_at) return translate('From {date}', { date: formatDate(starts_at) });
  return ends_at ? translate('Until {date}', { date: formatDate(ends_at) }) : translate('Always');
}

const columns: readonly DataTableColumn<MessageRow>[] = [
  {
    id: 'name',
    header: 'Message',
    sortable: true,
    cell: ({ name }) => name,
    below: ({ kind }) => translate(kindLabels[kind]),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <StatusBadge {...getMessageBadge(row)} />,
  },
  { id: 'sent', header: 'Sent', kind: 'number', cell: ({ sent }) => sent },
  {
    id: 'seen',
    header: 'Seen',
    kind: 'number',
    width: 112,
    cell: ({ seen, sent }) => formatShare(seen, sent),
  },
  {
    id: 'reacted',
    header: 'Clicked or answered',
    kind: 'number',
    cell: ({ kind, clicked, answered, seen }) => formatShare(kind === 'survey' ? answered : clicked, seen),
  },
  {
    id: 'position',
    header: 'Order',
    kind: 'number',
    sortable: true,
    priority: 'low',
    cell: ({ position }) => position,
  },
  { id: 'schedule', header: 'Schedule', priority: 'low', cell: formatSchedule },
  {
    id: 'updated_at',
    header: 'Changed',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
  },
];

function useMessages(project_id: number) {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const status = messageStatuses.find((each) => each === filters.status);
  const kind = messageKinds.find((each) => each === filters.kind);
  const messages = useQuery({
    ...queries.outboundMessages.list.query({
      query: {
        project_id,
        ...list.paging,
        ...(status ? { status } : {}),
        ...(kind ? { kind } : {}),
        ...(search ? { search } : {}),
        ...(sort ? { sort, order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { list, sort, status, kind, messages };
}

/** Everything a project sends to its visitors, with the visitors that it reached (widget §3.12). */
export function MessagesScreen({ projectId, projectHref, hrefs, newHref, messageHref }: MessagesScreenProps) {
  const { list, sort, status, kind, messages } = useMessages(projectId);
  const { buildMenu, dialog } = useMessageActions();
  const newButton = (
    <ButtonLink href={newHref} startIcon={<Plus aria-hidden />}>
      {translate('New message')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={translate('Messages')}
        help={
          <PageHelp>{translate('Reach the right visitors on the right page, at the right time.')}</PageHelp>
        }
        back={{ href: projectHref, label: translate('Project') }}
        actions={newButton}
      />
      <OutboundTabs hrefs={hrefs} current="messages" />
      <DataTable<MessageRow>
        {...useTableProps(list, messages, sort)}
        label={translate('Messages')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => messageHref(id)}
        rowActions={(row) => (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name: row.name })}
                icon={<Ellipsis />}
              />
            }
            items={buildMenu(row, messageHref(row.id))}
          />
        )}
        empty={
          <EmptyState icon={<Megaphone />} title={translate('No messages yet')} actions={newButton}>
            {translate('Send a survey, show a banner, or greet new users with a chat message.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps(translate('Search messages'), list)}
            filters={[
              {
                kind: 'choice',
                name: 'status',
                label: translate('Status'),
                allLabel: translate('All statuses'),
                choices: messageStatuses.map((value) => ({
                  value,
                  label: translate(getMessageBadge({ status: value }).text),
                })),
                value: status ?? '',
                onChange: (value) => list.change({ filters: { status: value } }),
              },
              {
                kind: 'choice',
                name: 'kind',
                label: translate('Kind'),
                allLabel: translate('All kinds'),
                choices: messageKinds.map((value) => ({ value, label: translate(kindLabels[value]) })),
                value: kind ?? '',
                onChange: (value) => list.change({ filters: { kind: value } }),
              },
            ]}
            onReset={list.clear}
            total={messages.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
