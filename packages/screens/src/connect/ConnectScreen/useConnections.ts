import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** A connection whose assets are being retrieved is looked at again this often, in milliseconds. */
const processingIntervalMs = 5000;

/** Connected platforms by name; at most one page of them. */
export function useConnections() {
  const { queries } = useApi();
  return useQuery({
    ...queries.sources.list.query({ query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'processing') ? processingIntervalMs : false,
  });
}

/** Has everything that hangs on connections read again. */
export function useInvalidateSources(): () => void {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queries.sources.key() });
}

/** What can be done with a connection that stands. */
export function useSourceActions() {
  const { queries } = useApi();
  const onSettled = useInvalidateSources();
  const refresh = useMutation(queries.sources.refresh.mutation({ onSettled }));
  const disconnect = useMutation(
    queries.sources.disconnect.mutation({
      onSuccess: ({ message }) => toast({ tone: 'success', text: message }),
      onSettled,
    }),
  );
  return { refresh, disconnect };
}
