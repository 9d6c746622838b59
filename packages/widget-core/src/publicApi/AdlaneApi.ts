import type { VisitorSession } from '@adlane/contract/sessions';
import type { NetworkLogEntry } from '@adlane/contract/tickets';
import type { SurveyFormat } from '../protocol/pageMessages';
import type { ReplayOptions } from '../replay/startReplay';
import type { SendResult } from '../ticket/createSender';
import type { FlowOptions, GlobalData } from '../widget/createPanel';

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

/** Events that a host's page can hear, with what they carry. */
export type WidgetEvents = {
  readonly initialized: undefined;
  readonly open: undefined;
  readonly close: undefined;
  /** The id of the flow, as the frame tells it. */
  readonly 'flow-started': unknown;
  /** The form's answers. */
  readonly 'feedback-sent': Fields;
  /** `status` is 0 where nothing was sent. */
  readonly 'error-while-sending': { readonly status: number };
  /** Unread messages. */
  readonly 'unread-count-changed': number;
  readonly productTourCompleted: { readonly tourId: string };
  readonly productTourQuit: { readonly tourId: string };
  readonly 'tool-execution': unknown;
  /** `gleapuser-<gleapHash>`. */
  readonly 'register-pushmessage-group': string;
  readonly 'unregister-pushmessage-group': string;
};

type EventListenerOf<E extends string> = (
  data: E extends keyof WidgetEvents ? WidgetEvents[E] : unknown,
) => void;

/**
 * What a host's page calls, under the names of Gleap 13.9.3. None of it throws.
 */
export type AdlaneApi = {
  /** Starts the widget. A second call warns and does nothing, until `destroy`. */
  readonly initialize: (sdkKey: string) => void;
  /** Ends everything and leaves the page as it was. */
  readonly destroy: () => void;
  readonly getInstance: () => AdlaneApi;
  /**
   * Ours, not Gleap's. Called before `initialize`: nothing is stored, sent, loaded or patched until `giveConsent`; calls
   * wait in order. Called later: consent is taken back, the widget ends and removes what it kept in this browser.
   */
  readonly requireConsent: () => void;
  /** The visitor agrees: what `initialize` asked for starts now. It is the page that remembers this, not the widget. */
  readonly giveConsent: () => void;

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
  /** Ours: where the admin's app lives, whose builder alone may work on this page. Default: the origin of the API. */
  readonly setAppUrl: (url: string) => void;
  readonly setUseCookies: (isOn: boolean) => void;
  readonly setLanguage: (language: string) => void;
  readonly setEnvironment: (environment: string) => void;
  readonly setAppVersionCode: (version: string) => void;
  readonly setAppBuildNumber: (build: string) => void;
  readonly setReplayOptions: (options: ReplayOptions) => void;
  /** Overrides whether this counts as a live site, whose pictures stay remote (widget §4.2). */
  readonly setLiveSite: (isLive: boolean) => void;
  /** True makes it no live site. */
  readonly setOfflineMode: (isOffline: boolean) => void;
  readonly isLiveMode: () => boolean;
  readonly setDisablePageTracking: (isOff: boolean) => void;
  readonly enableShortcuts: (isOn: boolean) => void;
  /** One object, or the eight values in this order. */
  readonly setStyles: (...styles: readonly [WidgetStyles] | readonly (string | number | undefined)[]) => void;

  readonly setTags: (tags: readonly string[]) => void;
  readonly setTicketAttribute: (key: string, value: unknown) => void;
  readonly unsetTicketAttribute: (key: string) => void;
  readonly clearTicketAttributes: () => void;
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

  /** Keeps what was recorded until now for the next ticket, as the start of a flow does. */
  readonly takeCurrentReplay: () => void;
  /** Null takes back what was set. */
  readonly setGlobalDataItem: <K extends keyof GlobalData>(key: K, value: GlobalData[K] | null) => void;
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
  /** A survey's form is shown as a survey. */
  readonly startFeedbackFlowWithOptions: (flow: string, options?: FlowOptions, isSurvey?: boolean) => void;
  readonly startClassicForm: (flow: string, showBackButton?: boolean) => void;
  readonly preFillForm: (data: Fields) => void;

  readonly showSurvey: (formId: string, format?: SurveyFormat) => void;
  readonly startBot: (botId?: string, showBackButton?: boolean) => void;
  readonly startConversation: (showBackButton?: boolean) => void;
  readonly openConversations: (showBackButton?: boolean) => void;
  readonly openConversation: (shareToken: string, showBackButton?: boolean) => void;
  readonly openHelpCenter: (showBackButton?: boolean) => void;
  readonly openHelpCenterCollection: (collectionId: string, showBackButton?: boolean) => void;
  readonly openHelpCenterArticle: (articleId: string, showBackButton?: boolean) => void;
  readonly searchHelpCenter: (term: string, showBackButton?: boolean) => void;
  readonly openNews: (showBackButton?: boolean) => void;
  readonly openNewsArticle: (id: string, showBackButton?: boolean) => void;
  readonly openChecklists: (showBackButton?: boolean) => void;
  readonly openChecklist: (id: string, showBackButton?: boolean) => void;
  /** False without an id. */
  readonly startChecklist: (outboundId: string, showBackButton?: boolean) => boolean;
  readonly openFeatureRequests: (showBackButton?: boolean) => void;

  readonly startProductTour: (tourId: string) => void;
  readonly startProductTourWithConfig: (tourId: string, config: unknown) => void;
  /** Shows what the server's actions would show (widget §3.12). */
  readonly performActions: (actions: readonly unknown[]) => void;
  readonly showNotification: (action: unknown) => void;
  readonly showBanner: (action: unknown) => void;
  readonly closeBanner: () => void;
  readonly setDisableInAppNotifications: (isOff: boolean) => void;
  readonly playSound: (isOn: boolean) => void;
  /** Says the number of unread messages once more (`unread-count-changed`); the tab's title is the page's own. */
  readonly showTabNotificationBadge: (isOn?: boolean) => void;
  /** Tools of the page that a bot may use: `{name, description, executionType, response, parameters}`. */
  readonly setAiTools: (tools: readonly unknown[]) => void;
  readonly triggerCustomAction: (name: string) => void;
  readonly registerCustomAction: (run: (action: { readonly name: string }) => void) => void;
  readonly setUrlHandler: (open: (url: string, newTab: boolean) => void) => void;
  /** Events of `WidgetEvents`, and whatever else a form of the frame tells by name. */
  readonly on: <E extends string>(event: E, listener: EventListenerOf<E>) => void;
  readonly off: <E extends string>(event: E, listener: EventListenerOf<E>) => void;
};
