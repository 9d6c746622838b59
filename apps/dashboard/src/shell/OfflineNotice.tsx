import { Alert, translate } from '@adlane/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Says that the device is offline; data is loaded again as soon as it is back. */
export function OfflineNotice() {
  if (useSyncExternalStore(subscribe, isOnline, () => true)) return null;
  return (
    <Alert tone="warning" title={translate("You're offline")}>
      {translate('This page shows what was loaded last. It updates itself when the connection is back.')}
    </Alert>
  );
}
