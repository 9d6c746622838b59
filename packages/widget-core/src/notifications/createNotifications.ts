import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { Dispose } from '../dispose/disposables';
import type { PageRequest } from '../frame/buildPageMessage';
import type { Scope } from '../scope/scope';
import type { Settings } from '../services/createSettings';
import type { Session } from '../session/createSession';
import type { Translate } from '../texts/createTranslate';
import type { OutboundTextKey } from '../texts/outboundTexts';
import { createUnreadStore } from './createUnreadStore';
import type { NotificationLayer } from './NotificationLayer';
import { addNotification, type Notification, parseNotification } from './notificationList';
import { playPing } from './playPing';

export type Notifications = {
  readonly add: (action: unknown) => void;
  /** Shows cached notifications again: after a page load, and when the widget closes (widget §4.3). */
  readonly restore: () => void;
  /** The widget was opened: nothing is unread any more. Or closed: what came meanwhile is shown. */
  readonly onShown: (isShown: boolean) => void;
  readonly clear: () => void;
  readonly redraw: () => void;
  readonly dispose: Dispose;
};

export type NotificationsOptions = {
  readonly scope: Scope;
  readonly sdkKey: string;
  readonly settings: Settings;
  readonly session: Session;
  /** The project's configuration under the host's styles. */
  readonly config: () => ParsedFlowConfig | undefined;
  readonly translate: Translate<OutboundTextKey>;
  /** Fetched with the first notification. */
  readonly loadLayer: () => Promise<NotificationLayer>;
  readonly visit: (request: PageRequest) => void;
  readonly open: () => void;
  readonly isOpen: () => boolean;
  /** Called when a notification is first drawn, and when the visitor opens it. */
  readonly report: (outbound: string, event: 'shown' | 'clicked') => void;
  /** The capture editor covers the page: nothing else may. */
  readonly isCapturing: () => boolean;
};

/**
 * Creates the notification stack (widget §2.6, §4.12): at most 2, each once, stored across page loads until
 * the widget is opened.
 */
export function createNotifications(options: NotificationsOptions): Notifications {
  const { scope, settings, session, config, translate } = options;
  const { guard } = scope;
  const store = createUnreadStore(scope.storage, options.sdkKey);
  let list: readonly Notification[] = [];
  let layer: NotificationLayer | undefined;
  let loading: Promise<NotificationLayer> | undefined;
  let isDisposed = false;
  let isWidgetShown = options.isOpen();
  const reported = new Set<string>();

  const draw = async () => {
    const shown = settings.showsNotifications && !options.isCapturing() && !isWidgetShown ? list : [];
    if (shown.length > 0) loading ??= options.loadLayer();
    layer = await loading;
    if (isDisposed) return layer?.remove();
    layer?.draw(
      {
        list: shown,
        name: session.current()?.name,
        translate,
        onDismiss: drop,
        onShow(notification) {
          drop(notification);
          options.report(notification.outbound, 'clicked');
          const page = findPageRequest(notification);
          if (page) options.visit(page);
          else options.open();
        },
      },
      config(),
    );
    for (const { outbound } of shown) {
      if (!reported.has(outbound)) options.report(outbound, 'shown');
      reported.add(outbound);
    }
  };
  const redraw = () => guard.detach(draw());
  const set = (next: readonly Notification[]) => {
    list = next;
    store.write(list);
    redraw();
  };
  const drop = ({ outbound }: Notification) => set(list.filter((other) => other.outbound !== outbound));

  return {
    add(action) {
      const added = parseNotification(action);
      if (!added) return;
      const next = addNotification(list, added);
      if (next === list) return;
      set(next);
      if (added.sound && settings.playsSound) guard.wrap(playPing)(scope.window);
    },
    restore: () => set(store.read()),
    onShown(isShown) {
      isWidgetShown = isShown;
      set(isShown ? [] : store.read());
    },
    clear: () => set([]),
    redraw,
    dispose() {
      isDisposed = true;
      layer?.remove();
    },
  };
}

/** The frame's page that a notification leads to; undefined for the widget's home. */
function findPageRequest({ data: { conversation, news, checklist } }: Notification): PageRequest | undefined {
  if (conversation) return { page: 'conversation', id: conversation.shareToken };
  if (news) return { page: 'news-article', id: news.id };
  return checklist && { page: 'open-checklist', id: checklist.id };
}
