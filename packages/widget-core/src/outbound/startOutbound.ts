import type { Dispose } from '../dispose/disposables';
import { buildStorageKeys } from '../services/buildStorageKeys';
import type { LazyPart } from '../services/createLazyPart';
import type { Services } from '../services/createServices';
import { startSocket } from '../socket/startSocket';
import type { Outbound } from './createOutbound';

export type OutboundLink = {
  readonly outbound: LazyPart<Outbound>;
  readonly isOpen: () => boolean;
  readonly onUnread: (unread: number) => void;
  readonly onContent: () => void;
};

/**
 * Subscribes to the server's actions (widget §7.1). The code that shows them is loaded with the first action.
 */
export function startOutbound(
  services: Services,
  { outbound, isOpen, onUnread, onContent }: OutboundLink,
): Dispose {
  const { scope, sdkKey, settings, session, api, sessionSeconds } = services;
  return startSocket({
    scope,
    sdkKey,
    session,
    api,
    sessionSeconds,
    isOpen,
    // The server has its socket beside its calls.
    wsApiUrl: () => settings.wsApiUrl || buildSocketUrl(settings.apiUrl),
    onUpdate({ actions, unread }) {
      onContent();
      if (actions.length > 0) outbound.use((part) => part.perform(actions, isOpen()));
      // While the widget is open, the visitor sees new content in it.
      if (unread !== undefined && !isOpen()) onUnread(unread);
    },
  });
}

function buildSocketUrl(apiUrl: string): string {
  return apiUrl.startsWith('http') ? `ws${apiUrl.slice('http'.length)}/realtime` : apiUrl;
}

/**
 * Returns whether there is something to show before the server sends an action: tooltips, or notifications of
 * the last page.
 */
export function isOutboundDue({ scope, sdkKey, config }: Services): boolean {
  const { unread, tour } = buildStorageKeys(sdkKey);
  return config()?.hasTooltips !== false || [unread, tour].some((key) => scope.storage.get(key));
}
