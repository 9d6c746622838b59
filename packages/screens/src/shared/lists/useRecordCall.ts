import { toast } from '@adlane/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

type RecordCall = {
  readonly call: () => Promise<unknown>;
  /** Toast text after success. */
  readonly success: string;
};

/**
 * Returns a function that runs a call on one record: it shows the success text and refetches the lists.
 * @param queryKeys keys of the lists that the call changes
 */
export function useRecordCall(...queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ call }: RecordCall) => call(),
    onSuccess: (_answer, { success }) => toast({ tone: 'success', text: success }),
    onSettled: () => Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (success: string, call: RecordCall['call']) => mutate({ success, call });
}
