import { useApi } from '@adlane/api-client';
import { ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readDays } from '../../../shared/lists/readDays';
import { createChoiceFilters } from '../../../shared/urlState/createChoiceFilters';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';
import { formatTicketType, ticketKinds, ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';

const filterNames = ['status', 'type', 'priority', 'project', 'assignee', 'from', 'to'] as const;
const sortKeys = ['created_at', 'priority'] as const;

function readId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Leaves out filters that are not set. */
function pickSet<Query extends object>(query: Query): { [K in keyof Query]?: Exclude<Query[K], undefined> } {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof Query]?: Exclude<Query[K], undefined> };
}

/** The tickets of the URL's page and filters. */
export function useTickets() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const { filters } = list;
  const sort = readSort(list, sortKeys);
  const query = pickSet({
    status: ticketStatuses.find((status) => status === filters.status),
    priority: ticketPriorities.find((priority) => priority === filters.priority),
    type: filters.type,
    project_id: readId(filters.project),
    assignee_id: readId(filters.assignee),
    ...readDays(filters),
    search: list.search,
    sort,
    order: sort === undefined ? undefined : list.order,
  });
  const tickets = useQuery({
    ...queries.tickets.list.query({ query: { ...list.paging, ...query } }),
    placeholderData: keepPreviousData,
  });
  return { list, sort, tickets };
}

type List = ReturnType<typeof useTickets>['list'];

const toChoices = (rows: readonly { readonly id: number; readonly name: string }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters of the list; projects and people come from the server. */
export function useTicketFilters({ filters, change }: List): Filter[] {
  const { queries } = useApi();
  const projects = useQuery(
    queries.projects.list.query({ query: { per_page: 100, sort: 'name', order: 'asc' } }),
  );
  const people = useQuery(queries.tickets.people.query());
  const choice = createChoiceFilters({ filters, change });
  return [
    choice(
      'status',
      'Status',
      'All statuses',
      ticketStatuses.map((value) => ({ value, label: translate(ticketStatusBadges[value].text) })),
    ),
    choice('project', 'Project', 'All projects', toChoices(projects.data?.data)),
    choice(
      'type',
      'Kind',
      'All kinds',
      ticketKinds.map((value) => ({ value, label: formatTicketType(value) })),
    ),
    choice(
      'priority',
      'Priority',
      'All priorities',
      ticketPriorities.map((value) => ({ value, label: translate(ticketPriorityBadges[value].text) })),
    ),
    choice('assignee', 'Assignee', 'Everyone', toChoices(people.data?.data)),
    {
      kind: 'dateRange',
      name: 'sent',
      label: translate('Sent'),
      value: { from: filters.from, to: filters.to },
      onChange: ({ from = '', to = '' }) => change({ filters: { from, to } }),
    },
  ];
}
