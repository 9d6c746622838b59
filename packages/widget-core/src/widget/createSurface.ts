import { createButton } from '../button/createButton';
import { createFrameHost, type FrameHost } from '../frame/createFrameHost';
import { createFrameView } from '../frame/createFrameView';
import { createShadowHost } from '../page/createShadowHost';
import { openImageViewer } from '../page/openImageViewer';
import type { PageMessage, SurveyFormat } from '../protocol/pageMessages';
import { createStops, type Stop } from '../scope/stops';
import { isIdentified } from '../session/isVisitorSession';
import { createCapture } from './createCapture';
import type { ReplayControl } from './createReplayControl';
import { createReports, type Reports } from './createReports';
import type { Services } from './createServices';
import { type FrameActions, handleFrameMessage } from './handleFrameMessage';

export type FlowOptions = {
  readonly hideBackButton?: boolean;
  readonly autostartDrawing?: boolean;
  readonly format?: SurveyFormat;
};

/** All that a visitor sees of the widget, and what it sets off. */
export type Surface = {
  readonly frame: FrameHost;
  readonly reports: Reports;
  readonly open: () => void;
  readonly startFlow: (flow: string, options?: FlowOptions) => void;
  readonly isOpen: () => boolean;
  /** The capture editor covers the page. */
  readonly isCapturing: () => boolean;
  readonly redraw: () => void;
  readonly stop: Stop;
};

export type SurfaceOptions = Pick<FrameActions, 'urlHandler' | 'runCustomAction'> & {
  readonly replay: ReplayControl;
};

const captureDone: PageMessage = {
  name: 'set-form-data',
  data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
};

export function createSurface(services: Services, options: SurfaceOptions): Surface {
  const { scope, settings, emitter, session, config, translate } = services;
  const { window, document, guard } = scope;
  const stops = createStops();
  const host = createShadowHost(scope);
  stops.add(host.remove);
  let position = { x: 0, y: 0 };
  const keepPosition = () => {
    position = { x: window.scrollX, y: window.scrollY };
  };

  const capture = createCapture({
    scope,
    host,
    translate,
    config,
    onChange(isOpen, isMarked) {
      redraw();
      if (isOpen) return;
      if (isMarked) frame.send(captureDone);
      frame.show();
    },
  });
  stops.add(capture.stop);
  const reports = createReports({
    ...services,
    sendsResources: () => config()?.sendNetworkResources === true,
    email: () => session.current()?.email,
    isSessionReady: session.isReady,
    failureText: () => translate('sendingFailed'),
    tellFrame: (message) => frame.send(message),
    parts: { replay: options.replay.take, screenshot: () => capture.screenshot(position) },
  });
  stops.add(reports.stop);

  let closeViewer: Stop = () => {};
  const actions: FrameActions = {
    ...options,
    emitter,
    window,
    onFlowStarted() {
      keepPosition();
      options.replay.keep();
    },
    openImage(url) {
      closeViewer();
      closeViewer = openImageViewer(document, host, translate, url);
    },
    close: () => frame.hide(),
    cleanUp: capture.clear,
    collectTicketData: () =>
      guard.detach(
        reports
          .reporter()
          .then(({ ticketData }) => frame.send({ name: 'collect-ticket-data', data: ticketData() })),
      ),
    sendFeedback: (request) => guard.detach(reports.sendFeedback(request)),
    startDrawing: capture.open,
  };
  const view = createFrameView(document, host, translate, {
    onRetry: () => frame.show(),
    onClose: () => frame.hide(),
  });
  const frame: FrameHost = createFrameHost({
    scope,
    view,
    frameUrl: () => settings.frameUrl,
    draw: (state) => view.draw({ ...state, isShown: state.isShown && !capture.isOpen() }, config()),
    greeting: () => greeting(services),
    onMessage: (message) => handleFrameMessage(message, actions),
    onShown(isShown) {
      redraw();
      if (!isShown) button.focus();
      emitter.emit(isShown ? 'open' : 'close');
    },
  });
  stops.add(frame.remove);
  const open = () => {
    keepPosition();
    frame.show();
  };
  const button = createButton(document, host, translate, () => (frame.isShown() ? frame.hide() : open()));
  stops.add(button.remove);
  const redraw = () => {
    button.update({
      config: config(),
      isOpen: frame.isShown(),
      isHidden: !settings.showsButton || capture.isOpen(),
      isIdentified: isIdentified(session.current()),
    });
    frame.redraw();
  };

  return {
    frame,
    reports,
    open,
    startFlow(flow, { hideBackButton, autostartDrawing, format } = {}) {
      keepPosition();
      frame.send({ name: 'start-feedbackflow', data: { flow, hideBackButton, format } });
      if (autostartDrawing) capture.open();
      else frame.show(format);
    },
    isOpen: () => frame.isShown() || capture.isOpen(),
    isCapturing: capture.isOpen,
    redraw,
    stop() {
      closeViewer();
      stops.run();
    },
  };
}

/** What a frame must know first; undefined while session or configuration are missing. */
function greeting({ config, session, settings, sdkKey }: Services): PageMessage[] | undefined {
  const flowConfig = config();
  const sessionData = session.current();
  if (!flowConfig || !sessionData || !session.isReady()) return undefined;
  const { language, apiUrl } = settings;
  return [
    {
      name: 'config-update',
      data: {
        config: flowConfig,
        aiTools: flowConfig.aiTools,
        ...(language && { overrideLanguage: language }),
      },
    },
    { name: 'session-update', data: { sessionData, apiUrl, sdkKey } },
  ];
}
