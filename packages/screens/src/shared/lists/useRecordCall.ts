import { successMessages } from '@adlane/contract/constants';
import { toast, translate } from '@adlane/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveDeleted } from './leaveDeleted';

type RecordCall = {
  readonly call: () => Promise<unknown>;
  /** Toast text after success. */
  readonly success: string;
  /** Reverts the call; the toast then offers it. */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** Leaves the page of the record that the call deletes. */
  readonly leave?: (() => void) | undefined;
};

/**
 * Returns a function that runs a call on one record: it shows the success text, offers to undo the call if it can be
 * undone, and refetches the lists.
 * @param queryKeys keys of the lists that the call changes
 */
export function useRecordCall(...queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ call }: RecordCall) => call(),
    onSuccess: (_answer, { success, undo }) => {
      toast({
        tone: 'success',
        text: success,
        ...(undo ? { action: { label: translate('Undo'), onClick: () => revert(undo) } } : {}),
      });
    },
    onSettled: (_answer, error, { leave }) =>
      leave && error === null
        ? leaveDeleted(queryClient, queryKeys, leave)
        : Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const revert = (call: RecordCall['call']) => mutate({ success: successMessages.saved, call });
  return (success: string, call: RecordCall['call'], then?: Pick<RecordCall, 'undo' | 'leave'>) =>
    mutate({ success, call, ...then });
}
