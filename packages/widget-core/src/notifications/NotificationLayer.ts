import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { Dispose } from '../dispose/disposables';
import type { Translate } from '../texts/createTranslate';
import type { OutboundTextKey } from '../texts/outboundTexts';
import type { Notification } from './notificationList';

/** Content of the notification stack. */
export type NotificationStackContent = {
  /** At most two, the latest last. */
  readonly list: readonly Notification[];
  /** The visitor's name; only its first word is shown. */
  readonly name: string | undefined;
  /** Returns texts in the language of the visitor. */
  readonly translate: Translate<OutboundTextKey>;
  /** Called when a message is opened. */
  readonly onShow: (notification: Notification) => void;
  /** Called when a message is closed. */
  readonly onDismiss: (notification: Notification) => void;
};

/** The layer that draws the stack; `ui/notifications` creates it. */
export type NotificationLayer = {
  /** Draws the stack; an empty list removes it from the page. */
  readonly draw: (stack: NotificationStackContent, config: ParsedFlowConfig | undefined) => void;
  readonly remove: Dispose;
};
