import { useApi } from '@adlane/api-client';
import { inboxKinds } from '@adlane/contract/widget/inbox';
import { ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import { FilterBar, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { createChoiceFilters } from '../../../shared/urlState/createChoiceFilters';
import { buildSearchProps } from '../../../shared/urlState/useTableProps';
import { ListViews } from '../../../shared/views/ListViews';
import {
  formatTicketType,
  ticketKinds,
  ticketPriorityBadges,
  ticketStatusBadges,
} from '../../tickets/ticketBadges';
import type { InboxList } from './useInboxList';

export type InboxFiltersProps = {
  list: InboxList;
  /** Matching items on all pages. */
  total: number | undefined;
  /** True if there are more than `total`. */
  hasMore: boolean | undefined;
};

/** Views beside the whole inbox. */
const inboxViews = [
  { name: 'Open', query: 'status=OPEN' },
  { name: 'Unread', query: 'only=unread' },
  { name: 'Longest waiting', query: 'only=waiting&sort=waiting_since&order=asc' },
  { name: 'Assigned to me', query: 'assignee=me' },
  { name: 'Mentions', query: 'only=mentioned' },
  { name: 'Survey answers', query: 'only=surveys' },
  { name: 'Snoozed', query: 'only=snoozed' },
];

type Choice = { value: string; label: string };

/** Returns records as choices of a filter. */
function toChoices(rows: readonly { readonly id: number; readonly name: string }[] | undefined): Choice[] {
  return (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Search and filters of the inbox; projects, people and tags come from the server. */
export function InboxFilters({ list, total, hasMore }: InboxFiltersProps) {
  const { queries } = useApi();
  const { filters, change } = list;
  const projects = useQuery(
    queries.projects.list.query({ query: { per_page: 100, sort: 'name', order: 'asc' } }),
  );
  const people = useQuery(queries.tickets.people.query());
  const tags = useQuery(queries.inbox.tags.query());
  const choice = createChoiceFilters(list);
  const kindLabels = { ticket: 'Tickets', conversation: 'Conversations' } as const;
  return (
    <FilterBar
      views={<ListViews name="inbox" list={list} builtIn={inboxViews} />}
      search={buildSearchProps('Search the inbox', list)}
      onReset={list.clear}
      total={total}
      hasMore={hasMore}
      filters={[
        choice(
          'status',
          'Status',
          'All statuses',
          ticketStatuses.map((value) => ({ value, label: translate(ticketStatusBadges[value].text) })),
        ),
        choice(
          'kind',
          'Show',
          'Tickets and conversations',
          inboxKinds.map((value) => ({ value, label: translate(kindLabels[value]) })),
        ),
        choice('project_id', 'Project', 'All projects', toChoices(projects.data?.data)),
        choice('assignee', 'Assignee', 'Everyone', [
          { value: 'me', label: translate('Assigned to me') },
          { value: 'none', label: translate('Unassigned') },
          ...toChoices(people.data?.data),
        ]),
        choice(
          'priority',
          'Priority',
          'All priorities',
          ticketPriorities.map((value) => ({ value, label: translate(ticketPriorityBadges[value].text) })),
        ),
        choice(
          'type',
          'Kind of ticket',
          'All kinds',
          ticketKinds.map((value) => ({ value, label: formatTicketType(value) })),
        ),
        choice(
          'tag',
          'Tag',
          'All tags',
          (tags.data?.data ?? []).map((value) => ({ value, label: value })),
        ),
        {
          kind: 'dateRange',
          name: 'changed',
          label: translate('Last changed'),
          value: { from: filters.from, to: filters.to },
          onChange: ({ from = '', to = '' }) => change({ filters: { from, to } }),
        },
      ]}
    />
  );
}
