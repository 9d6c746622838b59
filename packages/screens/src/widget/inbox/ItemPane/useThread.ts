import { useApi } from '@adlane/api-client';
import type { InboxRow, InboxThread } from '@adlane/contract/widget/inbox';
import { toast } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { refetchMs } from '../refetchMs';

export type ItemKey = Pick<InboxRow, 'kind' | 'id'>;

/** The messages and notes of an item. */
export function useThread({ kind, id }: ItemKey) {
  const { queries } = useApi();
  return useQuery({
    ...queries.inbox.view.query({ params: { kind, id } }),
    refetchInterval: refetchMs,
  });
}

/** Runs a call on the item and shows its result. */
export function useThreadCall({ kind, id }: ItemKey) {
  const { queries } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (call: () => Promise<InboxThread>) => call(),
    onSuccess: (updated) => {
      cache.setQueryData(queries.inbox.view.query({ params: { kind, id } }).queryKey, updated);
      void cache.invalidateQueries({ queryKey: queries.inbox.list.key() });
      void cache.invalidateQueries({ queryKey: queries.listViews.key() });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
}

/** Marks an item as read once it is open. */
export function useMarkRead({ kind, id, unread, messages }: InboxThread): void {
  const { client } = useApi();
  const { mutate } = useThreadCall({ kind, id });
  const count = messages.length;
  const seen = useRef<number>(undefined);
  useEffect(
    function markRead() {
      // On opening, and with each new message: an item that the user marks as unread stays so.
      const isNew = seen.current !== count;
      seen.current = count;
      if (unread > 0 && isNew) mutate(() => client.inbox.read({ params: { kind, id } }));
    },
    [client, kind, id, mutate, unread, count],
  );
}
