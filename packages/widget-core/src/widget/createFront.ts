import { createButton } from '../button/createButton';
import { createShadowHost } from '../page/createShadowHost';
import type { PageMessage } from '../protocol/pageMessages';
import { createStops, type Stop } from '../scope/stops';
import { isIdentified } from '../session/isVisitorSession';
import type { FlowOptions, Panel, PanelOptions } from './createPanel';
import type { Reports } from './createReports';
import type { Services } from './createServices';
import { waitingStorageKey } from './waitingStorageKey';

/** The widget as the page meets it: the button at once, everything behind it at its first use. */
export type Front = {
  readonly open: () => void;
  readonly close: () => void;
  readonly startFlow: (flow: string, options?: FlowOptions) => void;
  readonly isOpen: () => boolean;
  readonly isCapturing: () => boolean;
  readonly send: (message: PageMessage) => void;
  readonly sendSilent: Reports['sendSilent'];
  /** Sends tickets that an earlier page could not. */
  readonly sendWaiting: () => void;
  /** These change what is there already, and do nothing before. */
  readonly refresh: () => void;
  readonly forgetVisitor: () => void;
  readonly drop: () => void;
  readonly redraw: () => void;
  readonly stop: Stop;
};

export type FrontOptions = Pick<PanelOptions, 'urlHandler' | 'runCustomAction' | 'replay'>;

export function createFront(services: Services, options: FrontOptions): Front {
  const { scope, sdkKey, settings, session, config, translate } = services;
  const { document, guard, storage, warn } = scope;
  const stops = createStops();
  const host = createShadowHost(scope);
  stops.add(host.remove);
  let isStopped = false;
  let panel: Panel | undefined;
  let loading: Promise<Panel | undefined> | undefined;

  const load = async () => {
    try {
      const { createPanel } = await import('./createPanel');
      if (isStopped) return undefined;
      panel = createPanel(services, {
        ...options,
        host,
        onChange: redraw,
        focusButton: () => button.focus(),
      });
      stops.add(panel.stop);
      return panel;
    } catch (error) {
      // The next use tries again.
      loading = undefined;
      warn('Adlane: the widget could not be loaded completely; the page is not affected.', error);
      return undefined;
    }
  };
  const getPanel = () => {
    loading ??= load();
    return loading;
  };
  /** Runs at once where the panel is there: what was called first happens first. */
  const withPanel = (run: (panel: Panel) => void) => {
    if (panel) run(panel);
    else guard.detach(getPanel().then((loaded) => loaded && run(loaded)));
  };

  const isShown = () => panel?.frame.isShown() ?? false;
  const open = () => withPanel(({ open: openPanel }) => openPanel());
  const close = () => panel?.frame.hide();
  const button = createButton(document, host, translate, {
    onPress: () => (isShown() ? close() : open()),
    onNear: () => guard.detach(getPanel()),
  });
  stops.add(button.remove);
  const redraw = () =>
    button.update({
      config: config(),
      isOpen: isShown(),
      isHidden: !settings.showsButton || (panel?.isCapturing() ?? false),
      isIdentified: isIdentified(session.current()),
    });

  return {
    open,
    close,
    startFlow: (flow, flowOptions) => withPanel(({ startFlow }) => startFlow(flow, flowOptions)),
    isOpen: () => panel?.isOpen() ?? false,
    isCapturing: () => panel?.isCapturing() ?? false,
    send: (message) => withPanel(({ frame }) => frame.send(message)),
    sendSilent: async (request) => (await getPanel())?.reports.sendSilent(request),
    sendWaiting() {
      if (storage.get(waitingStorageKey(sdkKey)))
        withPanel(({ reports }) => guard.detach(reports.sendWaiting()));
    },
    refresh: () => panel?.frame.refresh(),
    forgetVisitor: () => panel?.frame.forgetVisitor(),
    drop: () => panel?.frame.drop(),
    redraw() {
      redraw();
      panel?.frame.redraw();
    },
    stop() {
      isStopped = true;
      stops.run();
    },
  };
}
