import { useApi } from '@adlane/api-client';
import { successMessages } from '@adlane/contract/constants';
import type { SavedReply } from '@adlane/contract/widget/savedReplies';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { ShortDate } from '../../../shared/format/ShortDate';
import { RecordMenu } from '../../../shared/lists/RecordMenu';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { createChoiceFilters } from '../../../shared/urlState/createChoiceFilters';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';
import { SavedReplyDialog } from './SavedReplyDialog';

export type SavedRepliesScreenProps = {
  /** Link to the inbox, where replies are inserted. */
  inboxHref: string;
};

const filterNames = ['project_id'] as const;
const sortKeys = ['name', 'updated_at'] as const;

const columns: readonly DataTableColumn<SavedReply>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ name }) => name,
    below: ({ text }) => text,
  },
  {
    id: 'project',
    header: 'Project',
    priority: 'medium',
    cell: ({ project_name }) => project_name ?? translate('All projects'),
  },
  {
    id: 'updated_at',
    header: 'Last changed',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
  },
];

/** Texts that the team inserts into its replies: write, change, delete (widget §2.3). */
export function SavedRepliesScreen({ inboxHref }: SavedRepliesScreenProps) {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const { filters, search, order } = list;
  const sort = readSort(list, sortKeys);
  const [target, setTarget] = useState<SavedReply | 'new'>();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.savedReplies.key());
  const projectId = /^[1-9]\d{0,8}$/.test(filters.project_id ?? '') ? Number(filters.project_id) : undefined;
  const replies = useQuery({
    ...queries.savedReplies.list.query({
      query: {
        ...list.paging,
        ...(search ? { search } : {}),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(sort ? { sort, order } : { sort: 'name', order: 'asc' }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const projects = useQuery(
    queries.projects.list.query({ query: { per_page: 100, sort: 'name', order: 'asc' } }),
  );
  const choices = (projects.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const newButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setTarget('new')}>
      {translate('New saved reply')}
    </Button>
  );
  const remove = ({ id, name }: SavedReply) =>
    confirm(
      {
        title: translate('Delete {name}?', { name }),
        text: translate("Your team can't insert it anymore. Replies that were sent stay as they are."),
        confirmLabel: translate('Delete saved reply'),
      },
      () => run(successMessages.deleted, () => client.savedReplies.delete({ params: { id } })),
    );
  return (
    <>
      <PageHeader
        title={translate('Saved replies')}
        back={{ href: inboxHref, label: translate('Inbox') }}
        help={<PageHelp>{translate('Type / in a reply of the inbox to insert one of them.')}</PageHelp>}
        actions={newButton}
      />
      <DataTable<SavedReply>
        {...useTableProps(list, replies, sort)}
        label={translate('Saved replies')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(row) => (
          <RecordMenu
            name={row.name}
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
          <EmptyState
            icon={<MessageSquareQuote />}
            title={translate('No saved replies yet')}
            actions={newButton}
          >
            {translate('Save the answers that your team writes again and again, and insert them with /.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search saved replies', list)}
            filters={[createChoiceFilters(list)('project_id', 'Project', 'All projects', choices)]}
            onReset={list.clear}
            total={replies.data?.meta.total}
          />
        }
      />
      <SavedReplyDialog target={target} projects={choices} onClose={() => setTarget(undefined)} />
      {dialog}
    </>
  );
}
