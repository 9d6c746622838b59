import type { Dispose } from '../dispose/disposables';
import { createEmitter, type Emitter, type Listener } from '../events/createEmitter';
import { copyFields } from '../json/copyFields';
import { createLogEntry, type LogEntry, startConsoleLog } from '../logs/startConsoleLog';
import { parseSurveyFormat } from '../outbound/parseSurveyFormat';
import { isLiveSite } from '../page/isLiveSite';
import { parseExcludeData } from '../protocol/excludeData';
import type { Scope } from '../scope/scope';
import { createLogs, type Logs } from '../services/createLogs';
import { createSettings, type Settings } from '../services/createSettings';
import type { Session } from '../session/createSession';
import { isIdentified } from '../session/isVisitorSession';
import { createRunningWidget, type RunningWidget } from '../widget/createRunningWidget';
import type { AdlaneApi } from './AdlaneApi';
import { buildOutboundMethods } from './buildOutboundMethods';
import { buildPageMethods } from './buildPageMethods';
import { createConsent } from './createConsent';
import { parseRequests, toStyles } from './hostValues';
import type { Priority } from './methods/DataMethods';

/** By default a silent report has no screenshot, replay or attachments. */
const silentExclude = { screenshot: true, replays: true, attachments: true };

/** What the groups of methods share. */
type Context = {
  readonly scope: Scope;
  readonly settings: Settings;
  readonly logs: Logs;
  readonly emitter: Emitter;
  readonly running: () => RunningWidget | undefined;
  /** True if the widget runs or waits for consent. */
  readonly isRequested: () => boolean;
  /** Runs now, or in order once `initialize` is called. */
  readonly whenRunning: (run: (widget: RunningWidget) => void) => void;
};

/** Limit for pages that never initialize. */
const maxQueued = 200;

/**
 * Creates a widget for a scope. Nothing is touched before `initialize`; methods that need a running widget
 * wait for it in order.
 */
export function createWidget(scope: Scope): AdlaneApi {
  const settings = createSettings();
  const emitter = createEmitter(scope.guard);
  const logs = createLogs(scope, settings);
  let widget: RunningWidget | undefined;
  let restoreConsole: Dispose = () => {};
  let queued: ((widget: RunningWidget) => void)[] = [];
  let urlHandler: ((url: string, newTab: boolean) => void) | undefined;
  const customActions: ((action: { readonly name: string }) => void)[] = [];

  const runCustomAction = (name: string) => {
    for (const run of customActions) scope.guard.wrap(run)({ name });
  };
  const whenRunning: Context['whenRunning'] = (run) => {
    if (widget) run(widget);
    else if (queued.length < maxQueued) queued.push(run);
  };
  const start = (sdkKey: string) => {
    restoreConsole = startConsoleLog({
      window: scope.window,
      clock: scope.clock,
      guard: scope.guard,
      entries: logs.console,
    });
    widget = createRunningWidget({
      scope,
      sdkKey,
      settings,
      logs,
      emitter,
      urlHandler: () => urlHandler,
      runCustomAction,
    });
    const due = queued;
    queued = [];
    for (const run of due) scope.guard.wrap(run)(widget);
  };
  const stop = () => {
    widget?.dispose();
    restoreConsole();
    widget = undefined;
    queued = [];
    for (const log of [logs.console, logs.network, logs.events]) log.clear();
  };
  const consent = createConsent({ scope, start, dispose: stop });
  const initialize = (sdkKey: string) => {
    if (typeof sdkKey !== 'string' || sdkKey === '') return scope.warn('Failed to initialize Gleap.');
    if (!consent.start(sdkKey)) scope.warn('Gleap already initialized.');
  };
  const running = () => widget;
  const context: Context = {
    scope,
    settings,
    logs,
    emitter,
    isRequested: consent.isRequested,
    whenRunning,
    running,
  };
  const api: AdlaneApi = guardAll(scope, {
    initialize,
    requireConsent: consent.require,
    giveConsent: consent.give,
    destroy() {
      stop();
      consent.reset();
    },
    getInstance: () => api,
    disableConsoleLogOverwrite: () => restoreConsole(),
    triggerCustomAction: runCustomAction,
    registerCustomAction: (run) => void customActions.push(run),
    setUrlHandler: (open) => {
      urlHandler = open;
    },
    on: (event, listener) => void emitter.on(event, listener as Listener),
    off: (event, listener) => emitter.off(event, listener as Listener),
    ...buildIdentityMethods(context),
    ...buildSettingMethods(context),
    ...buildDataMethods(context),
    ...buildFrameMethods(context),
    ...buildPageMethods(whenRunning),
    ...buildOutboundMethods(context),
  });
  return api;
}

function buildIdentityMethods({ running, whenRunning, isRequested: isSessionRequested }: Context) {
  // Runs at once if possible, so that the next call sees its effect.
  const withSession = <R>(run: (session: Session) => Promise<R>) =>
    handled(
      new Promise<R>((resolve, reject) => {
        if (isSessionRequested()) whenRunning(({ session }) => resolve(run(session)));
        else reject(new Error('Session not ready yet.'));
      }),
    );
  return {
    identify: (userId, data, userHash) => withSession((session) => session.identify(userId, data, userHash)),
    updateContact: (data) => withSession((session) => session.updateContact(data)),
    clearIdentity: () => {
      if (isSessionRequested()) whenRunning(({ session }) => session.clearIdentity());
    },
    getIdentity: () => running()?.session.current(),
    isUserIdentified: () => isIdentified(running()?.session.current()),
  } satisfies Partial<AdlaneApi>;
}

/** Prevents an unhandled rejection if the page ignores the result. */
function handled<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => undefined);
  return promise;
}

function buildSettingMethods({ scope, settings, running }: Context) {
  const set = <K extends keyof Settings>(key: K) => {
    return (value: Settings[K]) => {
      settings[key] = value;
    };
  };
  return {
    setApiUrl: (url: string) => set('apiUrl')(withoutSlashes(url)),
    setFrameUrl: set('frameUrl'),
    setWSApiUrl: set('wsApiUrl'),
    setBannerUrl: set('bannerUrl'),
    setAppUrl: set('appUrl'),
    setUseCookies: set('useCookies'),
    setEnvironment: set('environment'),
    setAppVersionCode: set('appVersionCode'),
    setAppBuildNumber: set('appBuildNumber'),
    setReplayOptions: set('replayOptions'),
    setLiveSite: set('isLive'),
    setOfflineMode: (isOffline) => set('isLive')(isOffline ? false : undefined),
    isLiveMode: () => settings.isLive ?? isLiveSite(scope.window.location.hostname),
    setDisablePageTracking: (isOff) => set('tracksPages')(!isOff),
    enableShortcuts: set('hasShortcuts'),
    setTags: (tags) => set('tags')(tags.map(String)),
    setLanguage: (language) => {
      if (language === settings.language) return;
      set('language')(language);
      running()?.changeLanguage();
    },
    setStyles: (...styles) => {
      set('styles')(toStyles(styles));
      running()?.redraw();
    },
    showFeedbackButton: (isShown) => {
      set('showsButton')(isShown);
      running()?.redraw();
    },
  } satisfies Partial<AdlaneApi>;
}

function withoutSlashes(url: string): string {
  return url.endsWith('/') ? withoutSlashes(url.slice(0, -1)) : url;
}

function buildDataMethods({ scope, settings, logs, running, whenRunning }: Context) {
  const track = (name: string, data?: unknown) =>
    logs.events.track(String(name).slice(0, 255), copyFields({ data }).data);
  const setField = (of: 'customData' | 'ticketAttributes') => (key: string, value?: unknown) => {
    settings[of] = { ...settings[of], [key]: undefined, ...copyFields({ [key]: value }) };
  };
  const setTicketAttribute = setField('ticketAttributes');
  const setCustomData = setField('customData');
  const sendSilent = async (
    formData: Readonly<Record<string, unknown>>,
    priority?: Priority,
    exclude?: unknown,
  ) =>
    running()?.sendSilent({
      type: 'CRASH',
      priority: priority ?? 'MEDIUM',
      formData,
      excludeData: parseExcludeData(exclude ?? silentExclude),
      isSilent: true,
    });
  return {
    setTicketAttribute,
    unsetTicketAttribute: (key) => setTicketAttribute(key),
    clearTicketAttributes: () => {
      settings.ticketAttributes = {};
    },
    attachCustomData: (data) => {
      settings.customData = copyFields(data);
    },
    setCustomData,
    removeCustomData: (key) => setCustomData(key),
    clearCustomData: () => {
      settings.customData = {};
    },
    trackEvent: track,
    logEvent: track,
    log: (message, level = 'INFO') => {
      const entry: LogEntry = createLogEntry(String(message).slice(0, 1000), level, scope.clock.now());
      logs.console.push(entry);
    },
    startNetworkLogger: () => whenRunning((widget) => widget.startNetworkLog()),
    setMaxNetworkRequests: logs.network.setMax,
    setNetworkLogsBlacklist: logs.network.blacklist,
    setNetworkLogPropsToIgnore: logs.network.ignoreProps,
    attachNetworkLogs: (entries) => logs.network.attach(parseRequests(entries)),
    takeCurrentReplay: () => running()?.storeReplay(),
    setGlobalDataItem: (key, value) => whenRunning((widget) => widget.setGlobalData({ [key]: value })),
    sendSilentCrashReport: (description, priority, exclude) => sendSilent({ description }, priority, exclude),
    sendSilentCrashReportWithFormData: sendSilent,
  } satisfies Partial<AdlaneApi>;
}

function buildFrameMethods({ running, whenRunning }: Context) {
  const startFlow = (flow: string, showBackButton?: boolean) =>
    whenRunning((widget) => widget.startFlow(flow, { hideBackButton: !showBackButton }));
  const close = () => whenRunning((widget) => widget.close());
  return {
    open: () => whenRunning((widget) => widget.open()),
    close,
    hide: close,
    isOpened: () => running()?.isOpen() ?? false,
    startFeedbackFlow: startFlow,
    startClassicForm: startFlow,
    startFeedbackFlowWithOptions: (flow, options, isSurvey) =>
      whenRunning((widget) =>
        isSurvey
          ? widget.visit({ page: 'survey', id: flow, format: parseSurveyFormat(options?.format) })
          : widget.startFlow(flow, options),
      ),
    preFillForm: (data) => whenRunning((widget) => widget.preFill(copyFields(data))),
  } satisfies Partial<AdlaneApi>;
}

/** Guards every method, so that none throws into the page. */
function guardAll(scope: Scope, api: AdlaneApi): AdlaneApi {
  for (const [name, method] of Object.entries(api))
    Reflect.set(api, name, scope.guard.wrap(method as (...args: unknown[]) => unknown));
  return api;
}
