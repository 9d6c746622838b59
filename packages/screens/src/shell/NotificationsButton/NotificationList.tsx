import { useApi } from '@adlane/api-client';
import type { UserNotification } from '@adlane/contract/account/notifications';
import { Box, Button, Flex, Link, QueryState, Stack, Text, translate } from '@adlane/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../shared/format/describeError';
import { formatDateTime } from '../../shared/format/formatDateTime';

function useNotificationActions() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: queries.notifications.key() });
  return {
    read: useMutation({
      mutationFn: (id: number) => client.notifications.read({ params: { id } }),
      onSuccess,
    }),
    readAll: useMutation({ mutationFn: () => client.notifications.readAll(), onSuccess }),
  };
}

export type NotificationListProps = {
  /** Number of unread notifications. */
  unread: number;
  /** Called when the user wants to clear all; nothing is cleared yet. */
  onClear: () => void;
};

/** The notifications, the latest first, with actions on one and on all. */
export function NotificationList({ unread, onClear }: NotificationListProps) {
  const { client, queries } = useApi();
  const { read, readAll } = useNotificationActions();
  const pages = useInfiniteQuery({
    queryKey: [...queries.notifications.list.key({ query: {} }), 'pages'],
    queryFn: ({ pageParam, signal }) => client.notifications.list({ query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined),
    meta: { statusesShownInPlace: [404, 422, 500, 503] },
  });
  return (
    <QueryState
      query={pages}
      errorTitle={translate("Couldn't load the notifications")}
      describeError={describeError}
      loadingLabel={translate('Loading the notifications')}
      isEmpty={({ pages: [first] }) => first?.data.length === 0}
      empty={
        <Text color="fg.muted" textStyle="sm">
          {translate('Nothing new. Leads, launches and problems of your ads show up here.')}
        </Text>
      }
    >
      {(data) => (
        <Stack gap={3}>
          <Flex gap={2} wrap="wrap">
            <Button
              size="sm"
              variant="secondary"
              disabled={unread === 0}
              loading={readAll.isPending}
              onClick={() => readAll.mutate()}
            >
              {translate('Mark all as read')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onClear}>
              {translate('Clear')}
            </Button>
          </Flex>
          <Stack as="ul" gap={3} listStyleType="none">
            {data.pages.flatMap(({ data: page }) =>
              page.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onRead={() => read.mutate(notification.id)}
                />
              )),
            )}
          </Stack>
          {pages.hasNextPage ? (
            <Button
              size="sm"
              variant="ghost"
              loading={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {translate('Show more')}
            </Button>
          ) : null}
        </Stack>
      )}
    </QueryState>
  );
}

type NotificationItemProps = { notification: UserNotification; onRead: () => void };

function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { title, body, path, read_at, created_at } = notification;
  const isUnread = read_at === null;
  return (
    <Box as="li" borderTopWidth="line" pt={3}>
      <Text textStyle="sm" fontWeight={isUnread ? 'semibold' : 'normal'} overflowWrap="anywhere">
        {path === null ? title : <Link href={path}>{title}</Link>}
        {isUnread ? (
          <Box as="span" srOnly>
            {translate(' (unread)')}
          </Box>
        ) : null}
      </Text>
      {body ? (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {body}
        </Text>
      ) : null}
      <Flex justify="space-between" align="center" gap={2}>
        <Text textStyle="xs" color="fg.muted">
          {formatDateTime(created_at)}
        </Text>
        {isUnread ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={translate('Mark as read: {title}', { title })}
            onClick={onRead}
          >
            {translate('Mark as read')}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}
