import type { WebReplay } from '@adlane/contract/widget/tickets';
import { createDisposables, type Dispose } from '../dispose/disposables';
import { buildPageMessage, type PageRequest } from '../frame/buildPageMessage';
import { createFrameHost, type FrameHost } from '../frame/createFrameHost';
import { createFrameView } from '../frame/createFrameView';
import type { FrameMode } from '../frame/frameState';
import { playPing } from '../notifications/playPing';
import type { ShadowHost } from '../overlay/createShadowHost';
import { openImageViewer } from '../overlay/openImageViewer';
import { isLiveSite } from '../page/isLiveSite';
import type { CaptureKind } from '../protocol/frameMessages';
import type { PageMessage, SurveyFormat } from '../protocol/pageMessages';
import type { Services } from '../services/createServices';
import { createTranslate } from '../texts/createTranslate';
import { panelTexts } from '../texts/panelTexts';
import { createReporting, type Reporting } from '../ticket/createReporting';
import { createCapture } from './createCapture';
import type { ReplayControl } from './createReplayControl';
import { type FrameActions, handleFrameMessage } from './handleFrameMessage';

export type FlowOptions = {
  /** Whether the visitor can't go back to the widget's home. @default false */
  readonly hideBackButton?: boolean;
  /** Opens the capture editor before the form. @default false */
  readonly autostartDrawing?: boolean;
  /** How a survey is shown. @default 'survey' */
  readonly format?: SurveyFormat;
};

/** What a page may set of the next ticket itself (widget §3.13). */
export type GlobalData = {
  readonly screenRecordingData: File;
  readonly webReplay: WebReplay;
  /** Where the page was scrolled to, in pixels. */
  readonly snapshotPosition: { readonly x: number; readonly y: number };
};
/** Null removes a value. */
export type SetGlobalData = (data: { readonly [K in keyof GlobalData]?: GlobalData[K] | null }) => void;

/** What opens over the page: the frame, the capture editor, and the reports that come out of them. */
export type Panel = {
  readonly frame: FrameHost;
  readonly reporting: Reporting;
  readonly open: () => void;
  readonly startFlow: (flow: string, options?: FlowOptions) => void;
  /** Opens the frame at one of its pages. */
  readonly visit: (request: PageRequest) => void;
  readonly setGlobalData: SetGlobalData;
  readonly isOpen: () => boolean;
  /** The capture editor covers the page. */
  readonly isCapturing: () => boolean;
  readonly dispose: Dispose;
};

export type PanelOptions = {
  readonly urlHandler: FrameActions['urlHandler'];
  readonly runCustomAction: (name: string) => void;
  readonly replay: ReplayControl;
  readonly host: ShadowHost;
  /** Something was shown or hidden: the button follows. */
  readonly onChange: () => void;
  /** The frame was opened or closed. */
  readonly onShown: (isShown: boolean) => void;
  readonly focusButton: () => void;
};

function buildCaptureDone(value: CaptureKind): PageMessage {
  return { name: 'set-form-data', data: { formKey: 'capture', data: { value, dirty: true } } };
}

/** Loaded on first use: a page without a report costs the button alone. */
export function createPanel(services: Services, options: PanelOptions): Panel {
  const { scope, sdkKey, settings, logs, emitter, api, session, config, sessionSeconds } = services;
  const { host, replay, onChange } = options;
  const { window, document, guard } = scope;
  const translate = createTranslate(config, panelTexts);
  const disposables = createDisposables();
  const readPosition = () => ({ x: window.scrollX, y: window.scrollY });
  /** Where the page was when the visitor opened the widget; silent reports open none. */
  let position: ReturnType<typeof readPosition> | undefined;
  const storePosition = () => {
    position = readPosition();
  };

  const capture = createCapture({
    scope,
    host,
    config,
    isLive: () => settings.isLive ?? isLiveSite(window.location.hostname),
    onChange(isOpen, made) {
      redraw();
      if (isOpen) return;
      if (made) frame.send(buildCaptureDone(made));
      frame.show();
    },
  });
  disposables.add(capture.dispose);
  const reporting = createReporting({
    scope,
    sdkKey,
    settings,
    logs,
    emitter,
    api,
    session,
    sessionSeconds,
    sendsResources: () => config()?.sendNetworkResources === true,
    isSessionReady: session.isReady,
    failureText: () => translate('sendingFailed'),
    sendToFrame: (message) => frame.send(message),
    parts: {
      // The replay shows the words that the visitor hid in the screenshot.
      replay: () => (capture.hidesContent() ? undefined : replay.collect()),
      screenshot: () => capture.screenshot(position ?? readPosition()),
      recording: capture.recording,
    },
  });
  disposables.add(reporting.dispose);

  let closeViewer: Dispose = () => {};
  const actions: FrameActions = {
    emitter,
    window,
    urlHandler: options.urlHandler,
    runCustomAction: options.runCustomAction,
    onFlowStarted() {
      storePosition();
      replay.store();
      capture.setRecording(null);
    },
    openImage(url) {
      closeViewer();
      closeViewer = openImageViewer(document, host, translate, url);
    },
    close: () => frame.hide(),
    playPing() {
      if (settings.playsSound) playPing(window);
    },
    cleanUp: capture.clear,
    collectTicketData: () =>
      guard.detach(reporting.ticketData().then((data) => frame.send({ name: 'collect-ticket-data', data }))),
    sendFeedback: (request) => guard.detach(reporting.sendFeedback(request)),
    startDrawing: capture.open,
  };
  const view = createFrameView(document, host, translate, {
    onRetry: () => frame.show(),
    onClose: () => frame.hide(),
  });
  /** What had the focus when the frame was opened: the page's own link, say. */
  let opener: HTMLElement | null;
  const frame: FrameHost = createFrameHost({
    scope,
    view,
    frameUrl: () => settings.frameUrl,
    draw: (state) => view.draw({ ...state, isShown: state.isShown && !capture.isOpen() }, config()),
    buildGreeting: () => buildGreeting(services),
    onMessage: (message) => handleFrameMessage(message, actions),
    onShown(isShown) {
      redraw();
      if (isShown) opener = document.activeElement as HTMLElement | null;
      else {
        options.focusButton();
        opener?.focus();
      }
      options.onShown(isShown);
      emitter.emit(isShown ? 'open' : 'close');
    },
  });
  disposables.add(frame.remove);
  const open = (mode?: FrameMode) => {
    storePosition();
    frame.show(mode);
  };
  const redraw = () => {
    frame.redraw();
    onChange();
  };

  return {
    frame,
    reporting,
    open,
    startFlow(flow, { hideBackButton, autostartDrawing, format } = {}) {
      storePosition();
      frame.send({ name: 'start-feedbackflow', data: { flow, hideBackButton, format } });
      if (autostartDrawing) capture.open('screenshot');
      else frame.show(format ?? 'widget');
    },
    visit(request) {
      frame.send(buildPageMessage(request));
      open('format' in request ? request.format : 'widget');
    },
    setGlobalData({ webReplay, screenRecordingData, snapshotPosition }) {
      if (webReplay !== undefined) replay.store(webReplay);
      if (screenRecordingData !== undefined) capture.setRecording(screenRecordingData);
      if (snapshotPosition) position = { ...readPosition(), ...snapshotPosition };
    },
    isOpen: () => frame.isShown() || capture.isOpen(),
    isCapturing: capture.isOpen,
    dispose() {
      closeViewer();
      disposables.dispose();
    },
  };
}

/** What a frame must know first; undefined while session or configuration are missing. */
function buildGreeting({ config, session, settings, sdkKey }: Services): PageMessage[] | undefined {
  const flowConfig = config();
  const sessionData = session.current();
  if (!flowConfig || !sessionData || !session.isReady()) return undefined;
  const { language, apiUrl } = settings;
  return [
    {
      name: 'config-update',
      data: {
        config: flowConfig,
        aiTools: settings.aiTools.length > 0 ? settings.aiTools : flowConfig.aiTools,
        ...(language && { overrideLanguage: language }),
      },
    },
    { name: 'session-update', data: { sessionData, apiUrl, sdkKey } },
  ];
}
