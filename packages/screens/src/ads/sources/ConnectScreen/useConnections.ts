import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Polling interval while assets are being retrieved, in milliseconds. */
const processingIntervalMs = 5000;

/** Lists connected platforms by name; at most one page. */
export function useConnections() {
  const { queries } = useApi();
  return useQuery({
    ...queries.sources.list.query({ query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'processing') ? processingIntervalMs : false,
  });
}

/** Returns a function that refetches everything that depends on connections. */
export function useInvalidateSources(): () => void {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queries.sources.key() });
}

/** Mutations on a connection: refresh, disconnect. */
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
