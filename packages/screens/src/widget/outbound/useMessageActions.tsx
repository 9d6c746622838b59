import { useApi } from '@adlane/api-client';
import type { MessageRow } from '@adlane/contract/widget/outbound/manage';
import type { MenuItem } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { useRecordCall } from '../../shared/lists/useRecordCall';
import { deleteMessagePrompt } from './messageTexts';

type Row = Pick<MessageRow, 'id' | 'name' | 'status' | 'sent'>;

type Options = {
  /** Called after a message was deleted. */
  readonly onDeleted?: () => void;
};

/** True for messages that can be paused. */
export function isRunning({ status }: Pick<MessageRow, 'status'>): boolean {
  return status === 'live' || status === 'scheduled';
}

/** Actions on one message: start, pause, duplicate, delete. Render `dialog` once. */
export function useMessageActions({ onDeleted }: Options = {}) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.outboundMessages.key());
  const start = ({ id }: Row) =>
    run('Message started.', () =>
      client.outboundMessages.updateStatus({ params: { id }, body: { status: 'live' } }),
    );
  const pause = ({ id }: Row) =>
    run('Message paused.', () =>
      client.outboundMessages.updateStatus({ params: { id }, body: { status: 'paused' } }),
    );
  const remove = (row: Row) =>
    confirm(deleteMessagePrompt(row), () =>
      run('Message deleted.', () => client.outboundMessages.delete({ params: { id: row.id } }), {
        leave: onDeleted,
      }),
    );
  const buildMenu = (row: Row, editHref?: string): MenuItem[] => [
    ...(editHref === undefined
      ? []
      : [{ value: 'edit', label: translate('Edit'), icon: <Pencil />, href: editHref }]),
    isRunning(row)
      ? { value: 'pause', label: translate('Pause'), icon: <Pause />, onSelect: () => pause(row) }
      : { value: 'start', label: translate('Start'), icon: <Play />, onSelect: () => start(row) },
    {
      value: 'duplicate',
      label: translate('Duplicate'),
      icon: <Copy />,
      onSelect: () =>
        run('Message duplicated.', () => client.outboundMessages.duplicate({ params: { id: row.id } })),
    },
    {
      value: 'delete',
      label: translate('Delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => remove(row),
    },
  ];
  return { start, pause, buildMenu, dialog };
}
