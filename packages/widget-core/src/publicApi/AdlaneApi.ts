import type { NetworkLogEntry, VisitorSession } from '@adlane/contract';
import type { ReplayOptions } from '../replay/startReplay';
import type { Listener } from '../scope/emitter';
import type { SendResult } from '../ticket/createSender';
import type { FlowOptions } from '../widget/createPanel';

export type Priority = 'LOW' | 'MEDIUM' | 'HIGH';
type Fields = Readonly<Record<string, unknown>>;

/** Colours are `#RRGGBB`, numbers are pixels. */
export type WidgetStyles = {
  readonly primaryColor?: string;
  readonly headerColor?: string;
  readonly buttonColor?: string;
  readonly backgroundColor?: string;
  readonly borderRadius?: number;
  readonly buttonX?: number;
  readonly buttonY?: number;
  readonly buttonStyle?: string;
};

/**
 * What a host's page calls, under the names of Gleap 13.9.3. None of it throws. Methods whose feature does not exist yet
 * are not here: see the README.
 */
export type AdlaneApi = {
  /** Starts the widget. A second call warns and does nothing, until `destroy`. */
  readonly initialize: (sdkKey: string) => void;
  /** Ends everything and leaves the page as it was. */
  readonly destroy: () => void;
  readonly getInstance: () => AdlaneApi;

  /** `data` may be a JSON text. Rejects with 'Session not ready yet.' where nothing was initialized. */
  readonly identify: (
    userId: string,
    data?: unknown,
    userHash?: string,
  ) => Promise<VisitorSession | undefined>;
  readonly updateContact: (data: unknown) => Promise<VisitorSession>;
  readonly clearIdentity: () => void;
  readonly getIdentity: () => VisitorSession | undefined;
  readonly isUserIdentified: () => boolean;

  readonly setApiUrl: (url: string) => void;
  readonly setFrameUrl: (url: string) => void;
  readonly setWSApiUrl: (url: string) => void;
  readonly setBannerUrl: (url: string) => void;
  readonly setUseCookies: (isOn: boolean) => void;
  readonly setLanguage: (language: string) => void;
  readonly setEnvironment: (environment: string) => void;
  readonly setAppVersionCode: (version: string) => void;
  readonly setAppBuildNumber: (build: string) => void;
  readonly setReplayOptions: (options: ReplayOptions) => void;
  readonly setDisablePageTracking: (isOff: boolean) => void;
  readonly enableShortcuts: (isOn: boolean) => void;
  /** One object, or the eight values in this order. */
  readonly setStyles: (...styles: readonly [WidgetStyles] | readonly (string | number | undefined)[]) => void;

  readonly setTags: (tags: readonly string[]) => void;
  readonly setTicketAttribute: (key: string, value: unknown) => void;
  readonly attachCustomData: (data: Fields | string) => void;
  readonly setCustomData: (key: string, value: unknown) => void;
  readonly removeCustomData: (key: string) => void;
  readonly clearCustomData: () => void;
  readonly trackEvent: (name: string, data?: unknown) => void;
  /** The older name of `trackEvent`. */
  readonly logEvent: (name: string, data?: unknown) => void;
  readonly log: (message: string, level?: 'INFO' | 'WARNING' | 'ERROR') => void;
  readonly disableConsoleLogOverwrite: () => void;
  readonly startNetworkLogger: () => void;
  readonly setMaxNetworkRequests: (requests: number) => void;
  readonly setNetworkLogsBlacklist: (parts: readonly string[]) => void;
  readonly setNetworkLogPropsToIgnore: (names: readonly string[]) => void;
  readonly attachNetworkLogs: (entries: readonly NetworkLogEntry[] | string) => void;

  readonly sendSilentCrashReport: (
    description: string,
    priority?: Priority,
    exclude?: unknown,
  ) => Promise<SendResult | undefined>;
  readonly sendSilentCrashReportWithFormData: (
    formData: Fields,
    priority?: Priority,
    exclude?: unknown,
  ) => Promise<SendResult | undefined>;

  readonly open: () => void;
  readonly close: () => void;
  readonly hide: () => void;
  readonly isOpened: () => boolean;
  readonly showFeedbackButton: (isShown: boolean) => void;
  readonly startFeedbackFlow: (flow: string, showBackButton?: boolean) => void;
  readonly startFeedbackFlowWithOptions: (flow: string, options?: FlowOptions) => void;
  readonly startClassicForm: (flow: string, showBackButton?: boolean) => void;
  readonly preFillForm: (data: Fields) => void;
  readonly registerCustomAction: (run: (action: { readonly name: string }) => void) => void;
  readonly setUrlHandler: (open: (url: string, newTab: boolean) => void) => void;
  readonly on: (event: string, listener: Listener) => void;
  readonly off: (event: string, listener: Listener) => void;
};
