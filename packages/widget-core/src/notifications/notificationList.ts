import { maxNotifications } from '@adlane/contract/constants';
import type { NotificationData } from '@adlane/contract/widget/outbound/visitor';

/** One notification of the stack (widget §3.9). */
export type Notification = {
  readonly outbound: string;
  readonly sound: boolean;
  readonly data: NotificationData;
};

/** Parses a notification action of the server or the cache; undefined if it has no content. */
export function parseNotification(action: unknown): Notification | undefined {
  const { outbound, sound, data }: { outbound?: unknown; sound?: unknown; data?: unknown } = Object(action);
  const { text }: { text?: unknown } = Object(data);
  if (typeof outbound !== 'string' || outbound === '' || typeof text !== 'string') return undefined;
  return { outbound, sound: sound === true, data: { ...Object(data), text } };
}

/** Adds a notification: a known outbound id is not added again, and the latest 2 stay (widget §4.12). */
export function addNotification(list: readonly Notification[], added: Notification): readonly Notification[] {
  if (list.some(({ outbound }) => outbound === added.outbound)) return list;
  return [...list, added].slice(-maxNotifications);
}

/** The text with `{{name}}` (or `{{name|there}}` for visitors without one) replaced by the visitor's first name. */
export function insertName(text: string, name: string | undefined): string {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  return text.replace(
    /\{\{\s*name\s*(?:\|([^}]{0,100}))?\}\}/g,
    (_whole, other?: string) => first || (other ?? ''),
  );
}
