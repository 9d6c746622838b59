import { toast, translate } from '@adlane/ui';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
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
    onSuccess: async () => {
      toast({ tone: 'success', text: success });
      onDeleted();
      await queryClient.invalidateQueries({ queryKey });
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
