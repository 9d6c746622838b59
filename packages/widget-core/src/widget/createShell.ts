import { buttonStyles } from '../button/button.css';
import { createButton } from '../button/createButton';
import { createDisposables, type Dispose } from '../dispose/disposables';
import type { PageRequest } from '../frame/buildPageMessage';
import type { Outbound } from '../outbound/createOutbound';
import { createShadowHost } from '../overlay/createShadowHost';
import type { PageMessage } from '../protocol/pageMessages';
import { buildStorageKeys } from '../services/buildStorageKeys';
import { createLazyPart, type LazyPart } from '../services/createLazyPart';
import type { Services } from '../services/createServices';
import { isIdentified } from '../session/isVisitorSession';
import { buttonTexts } from '../texts/buttonTexts';
import { createTranslate } from '../texts/createTranslate';
import type { Reporting } from '../ticket/createReporting';
import type { FlowOptions, Panel, SetGlobalData } from './createPanel';
import type { ReplayControl } from './createReplayControl';

/** The widget as the page meets it: the button at once, everything behind it at its first use. */
export type Shell = {
  readonly open: () => void;
  readonly close: () => void;
  readonly startFlow: (flow: string, options?: FlowOptions) => void;
  /** Opens the frame at one of its pages. */
  readonly visit: (request: PageRequest) => void;
  readonly isOpen: () => boolean;
  readonly isCapturing: () => boolean;
  readonly send: (message: PageMessage) => void;
  readonly sendSilent: Reporting['sendSilent'];
  readonly setGlobalData: SetGlobalData;
  /** Sends tickets that an earlier page could not. */
  readonly sendQueued: () => void;
  /** Notifications, banner, tours, tooltips. */
  readonly outbound: LazyPart<Outbound>;
  /** Starts the admin's builder if the app has opened the page. */
  readonly startBuilder: () => void;
  /** Shows the number of unread messages on the button, and emits it to the page. */
  readonly onUnread: (unread: number) => void;
  /** Tells an open or loaded frame that the server has new content. */
  readonly onContent: () => void;
  /** Says once more how many messages are unread. */
  readonly emitUnread: () => void;
  /** These change loaded parts only. */
  readonly refresh: () => void;
  readonly forgetVisitor: () => void;
  readonly drop: () => void;
  readonly redraw: () => void;
  readonly dispose: Dispose;
};

/** A page that no script opened has no builder; a page may also refuse (widget §6). */
type BuilderWindow = { readonly opener: unknown; readonly gleapAdminDisabled?: unknown };

export type ShellOptions = {
  /** Opens links of the frame in place of the browser; undefined if the page set none. */
  readonly urlHandler: () => ((url: string, newTab: boolean) => void) | undefined;
  readonly runCustomAction: (name: string) => void;
  readonly replay: ReplayControl;
};

export function createShell(services: Services, options: ShellOptions): Shell {
  const { scope, sdkKey, settings, session, config, emitter } = services;
  const { urlHandler, runCustomAction, replay } = options;
  const { document, guard, storage } = scope;
  const disposables = createDisposables();
  const host = createShadowHost(scope, buttonStyles);
  disposables.add(host.remove);
  let unread = 0;

  const panelPart = createLazyPart<Panel>(scope, async () => {
    const { createPanel } = await import('./createPanel');
    return () =>
      createPanel(services, {
        urlHandler,
        runCustomAction,
        replay,
        host,
        onChange,
        onShown,
        focusButton: button.focus,
      });
  });
  const outbound = createLazyPart<Outbound>(scope, async () => {
    const { createOutbound } = await import('../outbound/createOutbound');
    return () =>
      createOutbound(services, {
        runCustomAction,
        host,
        isCapturing,
        open,
        isOpen: isShown,
        visit,
        startFlow,
      });
  });
  const builder = createLazyPart<{ readonly dispose: Dispose }>(scope, async () => {
    const { startBuilder } = await import('../builder/startBuilder');
    return () => ({ dispose: startBuilder({ scope, host, appUrl: settings.appUrl || settings.apiUrl }) });
  });
  disposables.add(builder.dispose);
  disposables.add(panelPart.dispose);
  disposables.add(outbound.dispose);
  const panel = panelPart.current;

  const isOpen = () => panel()?.isOpen() ?? false;
  const isCapturing = () => panel()?.isCapturing() ?? false;
  const isShown = () => panel()?.frame.isShown() ?? false;
  const open = () => panelPart.use((part) => part.open());
  const close = () => panelPart.after(({ frame }) => frame.hide());
  const visit: Shell['visit'] = (request) => panelPart.use((part) => part.visit(request));
  const startFlow: Shell['startFlow'] = (flow, how) => panelPart.use((part) => part.startFlow(flow, how));
  const emitUnread = () => emitter.emit('unread-count-changed', unread);
  const onUnread = (count: number) => {
    if (count === unread) return;
    unread = count;
    emitUnread();
    redrawButton();
  };
  const onShown = (shown: boolean) => {
    if (shown) onUnread(0);
    outbound.current()?.onShown(shown);
  };
  const button = createButton(document, host, createTranslate(config, buttonTexts), {
    onPress: () => (isShown() ? close() : open()),
    onNear: () => guard.detach(panelPart.get()),
  });
  disposables.add(button.remove);
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
    sendSilent: async (request) => (await panelPart.get())?.reporting.sendSilent(request),
    setGlobalData: (data) => panelPart.use((part) => part.setGlobalData(data)),
    sendQueued() {
      if (storage.get(buildStorageKeys(sdkKey).outbox))
        panelPart.use(({ reporting }) => guard.detach(reporting.sendQueued()));
    },
    outbound,
    startBuilder() {
      const { opener, gleapAdminDisabled }: BuilderWindow = scope.window;
      if (opener && gleapAdminDisabled !== true) guard.detach(builder.get());
    },
    onUnread,
    emitUnread,
    onContent: () => panel()?.frame.notifyContent(),
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
    dispose: disposables.dispose,
  };
}
