import { toast, translate } from '@adlane/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { leaveDeleted } from './lists/leaveDeleted';
import { MoreActions } from './MoreActions';

export type DeleteActionProps = {
  /** Asks for confirmation, then runs the function. */
  confirm: (onConfirm: () => void) => void;
  /** Deletes the record. */
  send: () => Promise<unknown>;
  /** Toast text after success. */
  success: string;
  /** Key of the queries that list the record. */
  queryKey: QueryKey;
  /** Called after the record was deleted, to leave its page. */
  onDeleted: () => void;
};

/** Menu in the head of a record's page whose only action deletes the record. */
export function DeleteAction({ confirm, send, success, queryKey, onDeleted }: DeleteActionProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ tone: 'success', text: success });
      return leaveDeleted(queryClient, [queryKey], onDeleted);
    },
  });
  return (
    <MoreActions
      items={[
        {
          value: 'delete',
          label: translate('Delete'),
          icon: <Trash2 />,
          tone: 'danger',
          disabled: remove.isPending,
          onSelect: () => confirm(() => remove.mutate()),
        },
      ]}
    />
  );
}
