import { useApi } from '@adlane/api-client';
import type { CallInput, Contract } from '@adlane/contract';
import type { Ticket } from '@adlane/contract/widget/tickets';
import { toast } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';

type Change = NonNullable<CallInput<Contract['tickets']['update']>['body']>;

/** Changes a ticket; the screen and the lists show the result. */
export function useTicketChange({ id }: Pick<Ticket, 'id'>) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: { readonly body: Change; readonly success: string }) =>
      client.tickets.update({ params: { id }, body }),
    onSuccess: (updated, { success }) => {
      cache.setQueryData(queries.tickets.view.query({ params: { id } }).queryKey, updated);
      void cache.invalidateQueries({ queryKey: queries.tickets.list.key() });
      toast({ tone: 'success', text: success });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
}
