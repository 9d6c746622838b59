import { languageReinitMs } from '@adlane/contract/constants';
import type { ReadFlowConfig } from '../config/readFlowConfig';
import { startEventStream } from '../events/startEventStream';
import { startPageViews } from '../events/startPageViews';
import { startClickLog } from '../logs/startClickLog';
import { startNetworkLog } from '../network/startNetworkLog';
import { isOutboundDue, startOutbound } from '../outbound/startOutbound';
import { readUrlParameters } from '../page/readUrlParameters';
import { startShortcuts } from '../page/startShortcuts';
import { createStops, listen, type Stop } from '../scope/stops';
import { whenIdle } from '../scope/whenIdle';
import type { Session } from '../session/createSession';
import { sessionStorageKey } from '../session/sessionStore';
import { createFront, type Front, type FrontOptions } from './createFront';
import type { SetGlobalData } from './createPanel';
import { createReplayControl } from './createReplayControl';
import { createServices, type Services, type ServicesOptions } from './createServices';
import { startDeepLinks } from './startDeepLinks';
import { storageKeys } from './storageKeys';

/** A widget at work for one project's key. */
export type RunningWidget = Pick<
  Front,
  'open' | 'close' | 'isOpen' | 'startFlow' | 'visit' | 'outbound' | 'tellUnread' | 'redraw' | 'sendSilent'
> & {
  readonly session: Session;
  readonly preFill: (data: Readonly<Record<string, unknown>>) => void;
  readonly startNetworkLog: () => void;
  readonly keepReplay: () => void;
  readonly setGlobalData: SetGlobalData;
  readonly changeLanguage: () => void;
  readonly stop: Stop;
};

export type WidgetOptions = ServicesOptions & Pick<FrontOptions, 'urlHandler' | 'runCustomAction'>;

/** The flow that Ctrl+U starts (widget §2.11). */
const reportFlow = 'bugreporting';

/** Starts a widget (widget §4.2): session, configuration, button, frame, logs. Its stop leaves nothing behind. */
export function startWidget(options: WidgetOptions): RunningWidget {
  const { scope, logs } = options;
  const { guard } = scope;
  const stops = createStops();
  const services = createServices(options);
  const { session, settings, loadedConfig } = services;
  const replay = createReplayControl(scope, () => settings.replayOptions);
  const front = createFront(services, { ...options, replay });
  const { redraw } = front;
  stops.add(replay.stop);
  stops.add(front.stop);

  let isLoggingNetwork = false;
  const logNetwork = () => {
    if (isLoggingNetwork) return;
    isLoggingNetwork = true;
    stops.add(startNetworkLog(scope, logs.network));
  };
  const applyConfig = (config: ReadFlowConfig) => {
    logs.network.ignoreProps(config.networkLogPropsToIgnore);
    logs.network.blacklist(config.networkLogBlacklist);
    if (config.enableNetworkLogs) logNetwork();
    replay.setOn(config.enableWebReplays);
    redraw();
    front.refresh();
  };
  loadedConfig.onChange(guard.wrap(applyConfig));
  session.onChange(
    guard.wrap((visitor) => {
      if (!visitor) front.forgetVisitor();
      redraw();
      front.refresh();
    }),
  );
  startPageParts(services, front, stops.add);
  session.whenReady(guard.wrap((flowConfig) => begin(services, front, stops.add, flowConfig)));
  session.start();

  return {
    ...front,
    session,
    preFill: (data) => front.send({ name: 'prefill-form-data', data }),
    startNetworkLog: logNetwork,
    keepReplay: () => replay.keep(),
    changeLanguage() {
      const change = () => {
        front.drop();
        guard.detach(loadedConfig.load());
        // A failure is nobody's to hear (widget §8): the next page tells the language again.
        session.updateContact({}).catch(() => undefined);
      };
      stops.add(scope.clock.after(languageReinitMs, change));
    },
    stop() {
      session.end();
      stops.run();
      loadedConfig.forget();
      // Tickets that wait stay: they are the visitor's.
      const { unread, tour } = storageKeys(options.sdkKey);
      for (const key of [unread, tour]) scope.storage.remove(key);
    },
  };
}

/** Once the session is ready: configuration, then what the page's address asks for (widget §4.2). */
function begin(services: Services, front: Front, add: (stop: Stop) => Stop, flowConfig: unknown): void {
  const { logs, scope, loadedConfig, emitter } = services;
  const { guard } = scope;
  logs.events.track('sessionStarted');
  const configure = async () => {
    await loadedConfig.load(flowConfig);
    if (isOutboundDue(services)) whenIdle(scope, () => guard.detach(front.outbound.get()));
  };
  guard.detach(configure());
  followAddress(scope, front, add);
  front.sendWaiting();
  front.startBuilder();
  whenIdle(scope, () => add(startOutbound(services, front)));
  emitter.emit('initialized');
}

function followAddress({ window, clock }: Services['scope'], front: Front, add: (stop: Stop) => Stop): void {
  const { search } = window.location;
  if (!search.includes('gleap')) return;
  const { feedbackFlow, survey, surveyFormat, tour, tourDelaySeconds, opens } = readUrlParameters(search);
  if (feedbackFlow) front.startFlow(feedbackFlow, { hideBackButton: true });
  else if (survey) {
    front.visit({ page: 'survey', id: survey, format: surveyFormat });
  } else if (opens) front.open();
  if (!tour) return;
  add(clock.after(tourDelaySeconds * 1000, () => front.outbound.use(({ tours }) => void tours.start(tour))));
}

/** What listens to the page from the start. */
function startPageParts(services: Services, front: Front, add: (stop: Stop) => Stop): void {
  const { scope, logs, settings, session, config, api, sessionSeconds } = services;
  const { document, clock } = scope;
  add(startClickLog(document, clock, logs.console));
  const followTabs = ({ key }: StorageEvent) =>
    key === sessionStorageKey(services.sdkKey) && session.follow();
  add(listen(scope.window, 'storage', followTabs));
  // A page that the browser kept in its cache has heard of no other tab meanwhile.
  add(listen(scope.window, 'pageshow', session.follow));
  add(startDeepLinks(document, front));
  add(startPageViews(scope, logs.events, () => settings.tracksPages));
  add(
    startEventStream({
      api,
      clock,
      events: logs.events,
      isSessionReady: session.isReady,
      isWidgetOpen: front.isOpen,
      sessionSeconds,
    }),
  );
  add(
    startShortcuts(document, {
      onEscape() {
        if (!front.isCapturing()) front.close();
      },
      onReport: () => front.startFlow(reportFlow, { hideBackButton: true, autostartDrawing: true }),
      isReportOn: () => settings.hasShortcuts ?? config()?.enableShortcuts === true,
    }),
  );
}
