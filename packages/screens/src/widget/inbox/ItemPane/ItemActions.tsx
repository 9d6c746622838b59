import type { InboxThread } from '@adlane/contract/widget/inbox';
import { Button, Drawer, HStack, IconButton, Menu, translate } from '@adlane/ui';
import { AlarmClock, CircleCheck, EllipsisVertical, PanelRight, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listSnoozeActions } from '../itemActions';
import { useItemChanges } from '../useItemChanges';
import { MergeDialog } from './MergeDialog';

export type ItemActionsProps = {
  thread: InboxThread;
  ticketHref: (id: number) => string;
  fullTicketHref: (id: number) => string;
  /** Properties and contact, for a drawer. */
  details?: ReactNode;
};

/** Buttons of the open item: close, snooze, and a menu with the rest. */
export function ItemActions({ thread, ticketHref, fullTicketHref, details }: ItemActionsProps) {
  const { change, isPending } = useItemChanges();
  const [isMerging, setMerging] = useState(false);
  const [isDetailsOpen, setDetailsOpen] = useState(false);
  const { kind, id, status, snoozed_until } = thread;
  const items = [thread];
  const isDone = status === 'DONE';
  return (
    <HStack gap={1} flexShrink={0}>
      <Button
        size="sm"
        variant="secondary"
        disabled={isPending}
        startIcon={isDone ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
        onClick={() =>
          change({
            items,
            values: { status: isDone ? 'OPEN' : 'DONE' },
            success: isDone ? 'Opened again.' : 'Closed.',
          })
        }
      >
        {isDone ? translate('Reopen') : translate('Close')}
      </Button>
      <Menu
        trigger={
          <IconButton size="sm" label={translate('Snooze')} icon={<AlarmClock />} disabled={isPending} />
        }
        items={[
          ...(snoozed_until === null
            ? []
            : [
                {
                  value: 'wake',
                  label: translate('Return to the inbox now'),
                  onSelect: () =>
                    change({ items, values: { snoozed_until: null }, success: 'Returned to the inbox.' }),
                },
              ]),
          ...listSnoozeActions().map(({ value, label, values, success }) => ({
            value,
            label,
            onSelect: () =>
              change({
                items,
                values,
                success: success(translate(kind === 'ticket' ? 'Ticket' : 'Conversation')),
              }),
          })),
        ]}
      />
      <Menu
        trigger={<IconButton size="sm" label={translate('More actions')} icon={<EllipsisVertical />} />}
        items={[
          {
            value: 'unread',
            label: translate('Mark as unread'),
            onSelect: () => change({ items, values: { is_unread: true }, success: 'Marked as unread.' }),
          },
          ...(kind === 'ticket'
            ? [
                { value: 'full', label: translate('Open replay and logs'), href: fullTicketHref(id) },
                {
                  value: 'merge',
                  label: translate('Merge into another ticket'),
                  onSelect: () => setMerging(true),
                },
              ]
            : []),
        ]}
      />
      {details ? (
        <>
          <IconButton
            size="sm"
            label={translate('Details')}
            icon={<PanelRight />}
            data-shortcut="details"
            onClick={() => setDetailsOpen(true)}
          />
          <Drawer
            open={isDetailsOpen}
            onClose={() => setDetailsOpen(false)}
            title={translate('Details')}
            size="sm"
          >
            {details}
          </Drawer>
        </>
      ) : null}
      {kind === 'ticket' ? (
        <MergeDialog
          ticketId={id}
          isOpen={isMerging}
          onClose={() => setMerging(false)}
          ticketHref={ticketHref}
        />
      ) : null}
    </HStack>
  );
}
