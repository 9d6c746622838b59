import { useApi } from '@adlane/api-client';
import { Box, createLazyOverlay, IconButton, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { usePrompt } from '../../shared/confirm/usePrompt';

// Loaded when it is opened: the button is on every page.
const NotificationsPopover = createLazyOverlay(
  () => import('./NotificationsPopover').then((module) => module.NotificationsPopover),
  'dialog',
);

/** Unread notifications counted up to this number. */
const maxShownCount = 99;

/** Clears all notifications once the user has confirmed it. The list closes meanwhile, so the dialog is not part of it. */
function useClear() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const clear = useMutation({
    mutationFn: () => client.notifications.clear(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.notifications.key() }),
  });
  const { confirm, dialog } = usePrompt();
  return { ask: () => confirm('clearNotifications', 'All notifications', () => clear.mutate()), dialog };
}

/** Button with the number of unread notifications; opens their list. */
export function NotificationsButton() {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.notifications.unreadCount.query(),
    meta: { statusesShownInPlace: [402, 404, 422, 500, 503] },
  });
  const unread = data?.unread ?? 0;
  const clear = useClear();
  return (
    <>
      <Box position="relative">
        <NotificationsPopover
          unread={unread}
          onClear={clear.ask}
          trigger={
            <IconButton
              label={
                unread === 0
                  ? translate('Notifications')
                  : translate('Notifications, {count} unread', { count: unread })
              }
              icon={<Bell />}
            />
          }
        />
        {unread > 0 ? (
          <Box
            aria-hidden
            position="absolute"
            top={0}
            insetEnd={0}
            px={1}
            minW={4}
            borderRadius="full"
            bg="red.solid"
            color="red.contrast"
            textStyle="xs"
            fontWeight="semibold"
            textAlign="center"
            pointerEvents="none"
          >
            {unread > maxShownCount ? `${maxShownCount}+` : unread}
          </Box>
        ) : null}
      </Box>
      {clear.dialog}
    </>
  );
}
