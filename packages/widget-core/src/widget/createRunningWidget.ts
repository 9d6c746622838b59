import { languageReinitMs } from '@adlane/contract/constants';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { startEventStream } from '../events/startEventStream';
import { startPageViews } from '../events/startPageViews';
import { startClickLog } from '../logs/startClickLog';
import { startNetworkLog } from '../network/startNetworkLog';
import { isOutboundDue, startOutbound } from '../outbound/startOutbound';
import { startShortcuts } from '../page/startShortcuts';
import { watchPasswordFields } from '../privacy/passwordFields';
import { runWhenIdle } from '../scope/runWhenIdle';
import { buildStorageKeys } from '../services/buildStorageKeys';
import { createLazyPart } from '../services/createLazyPart';
import { createServices, type Services, type ServicesOptions } from '../services/createServices';
import type { Session } from '../session/createSession';
import { buildSessionStorageKey } from '../session/sessionStore';
import type { SetGlobalData } from './createPanel';
import { createReplayControl } from './createReplayControl';
import { createShell, type Shell, type ShellOptions } from './createShell';
import { startDeepLinks } from './startDeepLinks';

/** A widget at work for one project's key. */
export type RunningWidget = Pick<
  Shell,
  'open' | 'close' | 'isOpen' | 'startFlow' | 'visit' | 'outbound' | 'emitUnread' | 'redraw' | 'sendSilent'
> & {
  readonly session: Session;
  readonly preFill: (data: Readonly<Record<string, unknown>>) => void;
  readonly startNetworkLog: () => void;
  readonly storeReplay: () => void;
  readonly setGlobalData: SetGlobalData;
  readonly changeLanguage: () => void;
  readonly dispose: Dispose;
};

export type WidgetOptions = ServicesOptions & Omit<ShellOptions, 'replay'>;

/** The flow that Ctrl+U starts (widget §2.11). */
const reportFlow = 'bugreporting';

/** Starts a widget (widget §4.2): session, configuration, button, frame, logs. Its stop leaves nothing behind. */
export function createRunningWidget(options: WidgetOptions): RunningWidget {
  const { scope, logs } = options;
  const { guard } = scope;
  const disposables = createDisposables();
  const services = createServices(options);
  const { session, settings, projectConfig } = services;
  const replay = createReplayControl(scope, () => settings.replayOptions);
  const shell = createShell(services, {
    urlHandler: options.urlHandler,
    runCustomAction: options.runCustomAction,
    replay,
  });
  const { redraw } = shell;
  disposables.add(replay.dispose);
  disposables.add(shell.dispose);

  let isLoggingNetwork = false;
  const logNetwork = () => {
    if (isLoggingNetwork) return;
    isLoggingNetwork = true;
    disposables.add(startNetworkLog(scope, logs.network));
  };
  const applyConfig = (config: ParsedFlowConfig) => {
    logs.network.ignoreProps(config.networkLogPropsToIgnore);
    logs.network.blacklist(config.networkLogBlacklist);
    if (config.enableNetworkLogs) logNetwork();
    replay.setOn(config.enableWebReplays);
    redraw();
    shell.refresh();
  };
  projectConfig.subscribe(guard.wrap(applyConfig));
  session.subscribe(
    guard.wrap((visitor) => {
      if (!visitor) shell.forgetVisitor();
      redraw();
      shell.refresh();
    }),
  );
  startPageListeners(services, shell, disposables.add);
  session.whenReady(guard.wrap((flowConfig) => onSessionReady(services, shell, disposables.add, flowConfig)));
  session.start();

  return {
    ...shell,
    session,
    preFill: (data) => shell.send({ name: 'prefill-form-data', data }),
    startNetworkLog: logNetwork,
    storeReplay: () => replay.store(),
    changeLanguage() {
      const change = () => {
        shell.drop();
        guard.detach(projectConfig.load());
        // Failures are ignored (widget §8): the next page sends the language again.
        session.updateContact({}).catch(() => undefined);
      };
      disposables.add(scope.clock.after(languageReinitMs, change));
    },
    dispose() {
      session.end();
      disposables.dispose();
      projectConfig.clear();
      // Tickets that wait stay: they are the visitor's.
      const { unread, tour } = buildStorageKeys(options.sdkKey);
      for (const key of [unread, tour]) scope.storage.remove(key);
    },
  };
}

/** Runs once the session is ready: configuration, then requests in the page's URL (widget §4.2). */
function onSessionReady(
  services: Services,
  shell: Shell,
  add: (stop: Dispose) => Dispose,
  flowConfig: unknown,
): void {
  const { logs, scope, projectConfig, emitter } = services;
  const { guard } = scope;
  logs.events.track('sessionStarted');
  const configure = async () => {
    await projectConfig.load(flowConfig);
    if (isOutboundDue(services)) runWhenIdle(scope, () => guard.detach(shell.outbound.get()));
  };
  guard.detach(configure());
  followAddress(scope, shell, add);
  shell.sendQueued();
  shell.startBuilder();
  runWhenIdle(scope, () => add(startOutbound(services, shell)));
  emitter.emit('initialized');
}

function followAddress(scope: Services['scope'], shell: Shell, add: (stop: Dispose) => Dispose): void {
  const { search } = scope.window.location;
  if (!search.includes('gleap')) return;
  const opener = createLazyPart(scope, async () => {
    const { openFromAddress } = await import('./openFromAddress');
    return () => ({ dispose: openFromAddress(scope, shell, search) });
  });
  add(opener.dispose);
  void opener.get();
}

/** What listens to the page from the start. */
function startPageListeners(services: Services, shell: Shell, add: (stop: Dispose) => Dispose): void {
  const { scope, logs, settings, session, config } = services;
  const { document } = scope;
  add(watchPasswordFields(scope));
  add(startClickLog(scope, logs.console));
  const onStorage = ({ key }: StorageEvent) =>
    key === buildSessionStorageKey(services.sdkKey) && session.syncWithStore();
  add(listen(scope.window, 'storage', onStorage));
  // A page that was restored from the browser's cache has missed changes of other tabs.
  add(listen(scope.window, 'pageshow', session.syncWithStore));
  add(startDeepLinks(document, shell));
  add(startPageViews(scope, logs.events, () => settings.tracksPages));
  add(
    startEventStream({
      ...services,
      events: logs.events,
      isSessionReady: session.isReady,
      isWidgetOpen: shell.isOpen,
      onTooltips: () => shell.outbound.use((part) => part.updateTooltips()),
    }),
  );
  add(
    startShortcuts(document, {
      onEscape() {
        if (!shell.isCapturing()) shell.close();
      },
      onReport: () => shell.startFlow(reportFlow, { hideBackButton: true, autostartDrawing: true }),
      isReportOn: () => settings.hasShortcuts ?? config()?.enableShortcuts === true,
    }),
  );
}
