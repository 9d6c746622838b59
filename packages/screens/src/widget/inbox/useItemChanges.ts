import { useApi } from '@adlane/api-client';
import type { InboxChange, InboxRow } from '@adlane/contract/widget/inbox';
import { toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../shared/format/describeError';

/** What changes; the same for each item. */
export type ItemValues = Omit<InboxChange, 'kind' | 'id'>;

type Change = {
  readonly items: readonly InboxRow[];
  readonly values: ItemValues | ((item: InboxRow) => ItemValues);
  /** Toast text after success. */
  readonly success: string;
};

/** Returns the values of an item that a change replaces. */
function readPrevious(item: InboxRow, values: ItemValues): ItemValues {
  const previous: Required<ItemValues> = {
    status: item.status,
    priority: item.priority,
    tags: item.tags,
    add_tags: values.remove_tags ?? [],
    remove_tags: values.add_tags ?? [],
    assignee_id: item.assignee?.id ?? null,
    snoozed_until: item.snoozed_until,
    is_unread: item.unread > 0,
  };
  return Object.fromEntries(Object.entries(previous).filter(([name]) => name in values));
}

/** Returns a function that changes items at once; its toast offers to undo the change. */
export function useItemChanges() {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: readonly InboxChange[]) => client.inbox.update({ body: { changes: [...changes] } }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () =>
      Promise.all(
        [queries.inbox.key(), queries.listViews.key(), queries.tickets.key()].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
  function change({ items, values, success }: Change) {
    if (items.length === 0) return;
    const pick = (item: InboxRow) => (typeof values === 'function' ? values(item) : values);
    const toChange = ({ kind, id }: InboxRow, next: ItemValues): InboxChange => ({ kind, id, ...next });
    const undo = items.map((item) => toChange(item, readPrevious(item, pick(item))));
    mutate(
      items.map((item) => toChange(item, pick(item))),
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            text: success,
            action: { label: translate('Undo'), onClick: () => mutate(undo) },
          }),
      },
    );
  }
  return { change, isPending };
}
