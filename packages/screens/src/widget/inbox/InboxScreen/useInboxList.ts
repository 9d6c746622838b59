import { useApi } from '@adlane/api-client';
import { inboxSorts, readInboxFilter } from '@adlane/contract/widget/inbox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListState, useListState } from '../../../shared/urlState/useListState';
import { readSort } from '../../../shared/urlState/useTableProps';
import { refetchMs } from '../refetchMs';

/** Filters of the inbox in the URL. */
const inboxFilterNames = [
  'kind',
  'type',
  'status',
  'priority',
  'project_id',
  'assignee',
  'tag',
  'only',
  'from',
  'to',
] as const;
export type InboxList = ListState<(typeof inboxFilterNames)[number]>;

/** The items of the URL's page and filters. */
export function useInboxList() {
  const { queries } = useApi();
  const list = useListState(inboxFilterNames);
  const sort = readSort(list, inboxSorts);
  const inbox = useQuery({
    ...queries.inbox.list.query({
      query: {
        ...list.paging,
        ...readInboxFilter(list.query),
        ...(sort ? { sort, order: list.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
  return { list, inbox };
}
