import { useApi } from '@adlane/api-client';
import type { ContactRow } from '@adlane/contract/widget/contacts';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import { ContactBadge } from '../ContactBadge';

export type ContactsScreenProps = {
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
};

const filterNames = ['project', 'kind'] as const;
const sortKeys = ['last_seen_at', 'created_at', 'name'] as const;
const kinds = ['identified', 'guest'] as const;

const columns: readonly DataTableColumn<ContactRow>[] = [
  {
    id: 'name',
    header: 'Contact',
    sortable: true,
    cell: ({ name, email }) => name || email || translate('Guest'),
    below: ({ name, email, userId }) =>
      [name ? email : null, userId].filter(Boolean).join(' · ') || translate('No email'),
  },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'status',
    priority: 'medium',
    cell: (contact) => <ContactBadge contact={contact} />,
  },
  { id: 'project', header: 'Project', priority: 'low', cell: ({ project_name }) => project_name },
  { id: 'items', header: 'Threads', kind: 'number', priority: 'medium', cell: ({ items }) => items },
  {
    id: 'created_at',
    header: 'First seen',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
  {
    id: 'last_seen_at',
    header: 'Last seen',
    kind: 'date',
    sortable: true,
    cell: ({ last_seen_at }) => <ShortDate instant={last_seen_at} />,
  },
];

/** People on the sites with the widget: identified users, and guests who wrote (widget §3.1). */
export function ContactsScreen({ contactHref }: ContactsScreenProps) {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const { filters, search, change } = list;
  const sort = readSort(list, sortKeys);
  const kind = kinds.find((each) => each === filters.kind);
  const projectId = /^[1-9]\d{0,8}$/.test(filters.project ?? '') ? Number(filters.project) : undefined;
  const query = {
    ...(search ? { search } : {}),
    ...(kind ? { kind } : {}),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(sort ? { sort, order: list.order } : {}),
  };
  const contacts = useQuery({
    ...queries.contacts.list.query({ query: { ...list.paging, ...query } }),
    placeholderData: keepPreviousData,
  });
  const projects = useQuery(
    queries.projects.list.query({ query: { per_page: 100, sort: 'name', order: 'asc' } }),
  );
  return (
    <>
      <PageHeader
        title={translate('Contacts')}
        help={
          <PageHelp>
            {translate('Users whom your sites identified, and guests who wrote or left a name.')}
          </PageHelp>
        }
        actions={
          <ExportButton
            onExport={() => client.contacts.export({ query })}
            total={contacts.data?.meta.total}
            filtered={list.isNarrowed}
          />
        }
      />
      <DataTable<ContactRow>
        {...useTableProps(list, contacts, sort)}
        label={translate('Contacts')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => contactHref(id)}
        empty={
          <EmptyState icon={<Contact />} title={translate('No contacts yet')}>
            {translate('Visitors show up here once they write, or once your site identifies them.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search contacts', list)}
            onReset={list.clear}
            views={<ListViews name="contacts" list={list} />}
            total={contacts.data?.meta.total}
            filters={[
              {
                kind: 'choice',
                name: 'kind',
                label: translate('Kind'),
                allLabel: translate('Everyone'),
                choices: [
                  { value: 'identified', label: translate('Identified') },
                  { value: 'guest', label: translate('Guests') },
                ],
                value: filters.kind ?? '',
                onChange: (value) => change({ filters: { kind: value } }),
              },
              {
                kind: 'choice',
                name: 'project',
                label: translate('Project'),
                allLabel: translate('All projects'),
                choices: (projects.data?.data ?? []).map(({ id, name }) => ({
                  value: String(id),
                  label: name,
                })),
                value: filters.project ?? '',
                onChange: (value) => change({ filters: { project: value } }),
              },
            ]}
          />
        }
      />
    </>
  );
}
