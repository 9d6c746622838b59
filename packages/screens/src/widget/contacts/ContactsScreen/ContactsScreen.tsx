import { useApi } from '@adlane/api-client';
import {
  type ContactRow,
  readContactConditions,
  writeContactConditions,
} from '@adlane/contract/widget/contacts';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  PageHeader,
  PageHelp,
  Stack,
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
import { ConditionChips } from '../conditions/ConditionChips';
import { ConditionFilter } from '../conditions/ConditionFilter';
import { ImportContactsButton } from '../ImportContactsButton/ImportContactsButton';

export type ContactsScreenProps = {
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
  /** Page of the projects, which contacts are imported into. */
  projectsHref: string;
};

const filterNames = ['project', 'kind', 'conditions'] as const;
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
export function ContactsScreen({ contactHref, projectsHref }: ContactsScreenProps) {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const { filters, search, change } = list;
  const sort = readSort(list, sortKeys);
  const kind = kinds.find((each) => each === filters.kind);
  const projectId = /^[1-9]\d{0,8}$/.test(filters.project ?? '') ? Number(filters.project) : undefined;
  // Invalid conditions of an address are none.
  const conditions = readContactConditions(filters.conditions);
  const conditionsText = writeContactConditions(conditions);
  const changeConditions = (text: string) => change({ filters: { conditions: text } });
  const query = {
    ...(search ? { search } : {}),
    ...(conditionsText ? { conditions: conditionsText } : {}),
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
          <>
            <ImportContactsButton projects={projects.data?.data} projectsHref={projectsHref} />
            <ExportButton
              onExport={() => client.contacts.export({ query })}
              total={contacts.data?.meta.total}
              filtered={list.isNarrowed}
            />
          </>
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
          <Stack gap={2} minW={0}>
            <FilterBar
              search={buildSearchProps('Search contacts', list)}
              onReset={list.clear}
              views={<ListViews name="contacts" list={list} />}
              total={contacts.data?.meta.total}
              hasMore={contacts.data?.meta.has_more}
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
            >
              <ConditionFilter conditions={conditions} onChange={changeConditions} />
            </FilterBar>
            <ConditionChips conditions={conditions} onChange={changeConditions} />
          </Stack>
        }
      />
    </>
  );
}
