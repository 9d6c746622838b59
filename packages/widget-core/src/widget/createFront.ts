import { buttonStyles } from '../button/button.css';
import { createButton } from '../button/createButton';
import type { Outbound } from '../outbound/createOutbound';
import { createShadowHost } from '../page/createShadowHost';
import type { PageMessage } from '../protocol/pageMessages';
import { createStops, type Stop } from '../scope/stops';
import { isIdentified } from '../session/isVisitorSession';
import { createLazyPart, type LazyPart } from './createLazyPart';
import type { FlowOptions, Panel, PanelOptions, SetGlobalData } from './createPanel';
import type { Reports } from './createReports';
import type { Services } from './createServices';
import type { PageRequest } from './pageMessage';
import { storageKeys } from './storageKeys';

/** The widget as the page meets it: the button at once, everything behind it at its first use. */
export type Front = {
  readonly open: () => void;
  readonly close: () => void;
  readonly startFlow: (flow: string, options?: FlowOptions) => void;
  /** Opens the frame at one of its pages. */
  readonly visit: (request: PageRequest) => void;
  readonly isOpen: () => boolean;
  readonly isCapturing: () => boolean;
  readonly send: (message: PageMessage) => void;
  readonly sendSilent: Reports['sendSilent'];
  readonly setGlobalData: SetGlobalData;
  /** Sends tickets that an earlier page could not. */
  readonly sendWaiting: () => void;
  /** Notifications, banner, tours, tooltips. */
  readonly outbound: LazyPart<Outbound>;
  /** Lets the admin's app work on the page, where it has opened it. */
  readonly startBuilder: () => void;
  /** So many messages are unread: the button says so, and the page hears it. */
  readonly onUnread: (unread: number) => void;
  /** Says once more how many messages are unread. */
  readonly tellUnread: () => void;
  /** These change what is there already, and do nothing before. */
  readonly refresh: () => void;
  readonly forgetVisitor: () => void;
  readonly drop: () => void;
  readonly redraw: () => void;
  readonly stop: Stop;
};

/** A page that nobody opened has nobody who builds on it; a page may also refuse (widget §6). */
type BuilderWindow = { readonly opener: unknown; readonly gleapAdminDisabled?: unknown };

export type FrontOptions = Pick<PanelOptions, 'urlHandler' | 'runCustomAction' | 'replay'>;

export function createFront(services: Services, options: FrontOptions): Front {
  const { scope, sdkKey, settings, session, config, translate, emitter } = services;
  const { document, guard, storage } = scope;
  const stops = createStops();
  const host = createShadowHost(scope, buttonStyles);
  stops.add(host.remove);
  let unread = 0;

  const panelPart = createLazyPart<Panel>(scope, async () => {
    const { createPanel } = await import('./createPanel');
    return () => createPanel(services, { ...options, host, onChange, onShown, focusButton: button.focus });
  });
  const outbound = createLazyPart<Outbound>(scope, async () => {
    const { createOutbound } = await import('../outbound/createOutbound');
    return () => createOutbound(services, { ...options, host, isCapturing, open, visit, startFlow });
  });
  const builder = createLazyPart<{ readonly stop: Stop }>(scope, async () => {
    const { startBuilder } = await import('../builder/startBuilder');
    return () => ({ stop: startBuilder({ scope, host, appUrl: settings.appUrl || settings.apiUrl }) });
  });
  stops.add(builder.stop);
  stops.add(panelPart.stop);
  stops.add(outbound.stop);
  const panel = panelPart.current;

  const isOpen = () => panel()?.isOpen() ?? false;
  const isCapturing = () => panel()?.isCapturing() ?? false;
  const isShown = () => panel()?.frame.isShown() ?? false;
  const open = () => panelPart.use((part) => part.open());
  const close = () => panelPart.after(({ frame }) => frame.hide());
  const visit: Front['visit'] = (request) => panelPart.use((part) => part.visit(request));
  const startFlow: Front['startFlow'] = (flow, how) => panelPart.use((part) => part.startFlow(flow, how));
  const tellUnread = () => emitter.emit('unread-count-changed', unread);
  const onUnread = (count: number) => {
    if (count === unread) return;
    unread = count;
    tellUnread();
    redrawButton();
  };
  const onShown = (shown: boolean) => {
    if (shown) onUnread(0);
    outbound.current()?.onShown(shown);
  };
  const button = createButton(document, host, translate, {
    onPress: () => (isShown() ? close() : open()),
    onNear: () => guard.detach(panelPart.get()),
  });
  stops.add(button.remove);
  const redrawButton = () =>
    button.update({
      config: config(),
      isOpen: isShown(),
      isHidden: !settings.showsButton || isCapturing(),
      isIdentified: isIdentified(session.current()),
      unread,
    });

  const onChange = () => {
    redrawButton();
    outbound.current()?.redraw();
  };

  return {
    open,
    close,
    startFlow,
    visit,
    isOpen,
    isCapturing,
    send: (message) => panelPart.use(({ frame }) => frame.send(message)),
    sendSilent: async (request) => (await panelPart.get())?.reports.sendSilent(request),
    setGlobalData: (data) => panelPart.use((part) => part.setGlobalData(data)),
    sendWaiting() {
      if (storage.get(storageKeys(sdkKey).waiting))
        panelPart.use(({ reports }) => guard.detach(reports.sendWaiting()));
    },
    outbound,
    startBuilder() {
      const { opener, gleapAdminDisabled }: BuilderWindow = scope.window;
      if (opener && gleapAdminDisabled !== true) guard.detach(builder.get());
    },
    onUnread,
    tellUnread,
    refresh: () => panel()?.frame.refresh(),
    forgetVisitor() {
      onUnread(0);
      panel()?.frame.forgetVisitor();
      outbound.after((part) => part.forgetVisitor());
    },
    drop: () => panel()?.frame.drop(),
    redraw() {
      onChange();
      panel()?.frame.redraw();
    },
    stop: stops.run,
  };
}
