import { toJson } from '../json/toJson';
import type { TextStore } from '../scope/storage';
import { buildStorageKeys } from '../services/buildStorageKeys';
import { addNotification, type Notification, parseNotification } from './notificationList';

/** Stores unread notifications across page loads. */
export type UnreadStore = {
  readonly read: () => readonly Notification[];
  readonly write: (list: readonly Notification[]) => void;
};

/** In local storage under `unread-notifications` (widget §4.12), by project: two on one site must not mix. */
export function createUnreadStore(storage: TextStore, sdkKey: string): UnreadStore {
  const key = buildStorageKeys(sdkKey).unread;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
        const known = Array.isArray(stored) ? stored.map(parseNotification) : [];
        return known.reduce<readonly Notification[]>(
          (list, one) => (one ? addNotification(list, one) : list),
          [],
        );
      } catch {
        return [];
      }
    },
    write(list) {
      if (list.length > 0) storage.set(key, toJson(list));
      else storage.remove(key);
    },
  };
}
