import { useApi } from '@adlane/api-client';
import type { InboxRow } from '@adlane/contract/widget/inbox';
import { Box, Button, HStack, IconButton, Menu, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, CircleCheck, Flag, Mail, MailOpen, UserRound, X } from 'lucide-react';
import {
  formatItems,
  type ItemAction,
  listAssignActions,
  listPriorityActions,
  listSnoozeActions,
  listStatusActions,
} from '../itemActions';
import { useItemChanges } from '../useItemChanges';

export type BulkActionsProps = {
  /** The selected items. */
  items: readonly InboxRow[];
  /** Deselects all. */
  onClear: () => void;
};

/** Changes for all selected items; each can be undone. */
export function BulkActions({ items, onClear }: BulkActionsProps) {
  const { queries } = useApi();
  const people = useQuery({ ...queries.tickets.people.query(), enabled: items.length > 0 });
  const { change, isPending } = useItemChanges();
  if (items.length === 0) return null;
  const run = (values: ItemAction['values'], success: string) => change({ items, values, success });
  const count = formatItems(items.length);
  const toMenu = (actions: readonly ItemAction[]) =>
    actions.map(({ value, label, values, success }) => ({
      value,
      label,
      onSelect: () => run(values, success(count)),
    }));
  const menus = [
    { label: translate('Status'), icon: <CircleCheck aria-hidden />, items: toMenu(listStatusActions()) },
    {
      label: translate('Assign'),
      icon: <UserRound aria-hidden />,
      items: toMenu(listAssignActions(people.data?.data ?? [])),
    },
    { label: translate('Priority'), icon: <Flag aria-hidden />, items: toMenu(listPriorityActions()) },
    { label: translate('Snooze'), icon: <AlarmClock aria-hidden />, items: toMenu(listSnoozeActions()) },
  ];
  return (
    <HStack
      role="region"
      aria-label={translate('Selected items')}
      gap={1}
      px={3}
      py={2}
      flexWrap="wrap"
      borderBottomWidth="line"
      bg="bg.muted"
    >
      <Text textStyle="sm" fontWeight="medium" px={1} role="status">
        {translate('{count} selected', { count: items.length })}
      </Text>
      {menus.map((menu) => (
        <Menu
          key={menu.label}
          trigger={
            <Button size="sm" variant="ghost" startIcon={menu.icon} disabled={isPending}>
              {menu.label}
            </Button>
          }
          items={menu.items}
        />
      ))}
      <IconButton
        size="sm"
        label={translate('Mark as read')}
        icon={<MailOpen />}
        onClick={() => run({ is_unread: false }, translate('{items} marked as read.', { items: count }))}
      />
      <IconButton
        size="sm"
        label={translate('Mark as unread')}
        icon={<Mail />}
        onClick={() => run({ is_unread: true }, translate('{items} marked as unread.', { items: count }))}
      />
      <Box flex="1" />
      <IconButton size="sm" label={translate('Clear selection')} icon={<X />} onClick={onClear} />
    </HStack>
  );
}
