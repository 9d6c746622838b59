import { useApi } from '@adlane/api-client';
import type { InboxThread } from '@adlane/contract/widget/inbox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Replies that the list shows. */
const shownReplies = 20;

/** Lists the saved replies that the thread's project can use and that have the typed words. */
export function useSavedReplies({ project_id }: InboxThread, search: string) {
  const { queries } = useApi();
  return useQuery({
    ...queries.savedReplies.list.query({
      query: {
        project_id,
        per_page: shownReplies,
        sort: 'name',
        order: 'asc',
        ...(search === '' ? {} : { search }),
      },
    }),
    placeholderData: keepPreviousData,
  });
}
