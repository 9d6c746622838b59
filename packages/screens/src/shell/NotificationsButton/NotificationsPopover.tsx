import { Popover, translate } from '@adlane/ui';
import type { ReactElement } from 'react';
import { NotificationList, type NotificationListProps } from './NotificationList';

/** The list of notifications beside its button. */
export function NotificationsPopover({
  trigger,
  ...list
}: NotificationListProps & { trigger: ReactElement }) {
  return (
    <Popover align="end" title={translate('Notifications')} trigger={trigger}>
      <NotificationList {...list} />
    </Popover>
  );
}
