import { useApi } from '@adlane/api-client';
import { inboxKinds } from '@adlane/contract/widget/inbox';
import type { InboxFilter } from '@adlane/contract/widget/inbox/views';
import { ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readDays } from '../../../shared/lists/readDays';
import { type ListState, useListState } from '../../../shared/urlState/useListState';
import { refetchMs } from '../refetchMs';

/** Filters of the inbox in the URL. */
export const inboxFilterNames = [
  'kind',
  'type',
  'status',
  'priority',
  'project',
  'assignee',
  'tag',
  'only',
  'from',
  'to',
] as const;
export type InboxFilterName = (typeof inboxFilterNames)[number];
export type InboxList = ListState<InboxFilterName>;

const onlyValues = ['unread', 'snoozed', 'mentioned'] as const;

/** Reads the filters of the URL; values that no filter has are ignored. */
export function readInboxFilter({ filters, search }: Pick<InboxList, 'filters' | 'search'>): InboxFilter {
  const { type, tag, assignee = '', project = '' } = filters;
  const found = {
    kind: inboxKinds.find((kind) => kind === filters.kind),
    type,
    status: ticketStatuses.find((status) => status === filters.status),
    priority: ticketPriorities.find((priority) => priority === filters.priority),
    project_id: /^[1-9]\d{0,8}$/.test(project) ? Number(project) : undefined,
    assignee: /^(me|none|[1-9]\d{0,8})$/.test(assignee) ? assignee : undefined,
    tag,
    only: onlyValues.find((only) => only === filters.only),
    ...readDays(filters),
    search: search || undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Returns the URL's filters that show a saved view. */
export function toUrlFilters({
  project_id,
  search: _search,
  ...filter
}: InboxFilter): Record<InboxFilterName, string> {
  return {
    kind: '',
    type: '',
    status: '',
    priority: '',
    assignee: '',
    tag: '',
    only: '',
    from: '',
    to: '',
    ...filter,
    project: project_id === undefined ? '' : String(project_id),
  };
}

/** The items of the URL's page and filters. */
export function useInboxList() {
  const { queries } = useApi();
  const list = useListState(inboxFilterNames);
  const filter = readInboxFilter(list);
  const inbox = useQuery({
    ...queries.inbox.list.query({ query: { page: list.page, ...filter } }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
  return { list, filter, inbox };
}
