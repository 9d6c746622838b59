import type { Emitter } from '../events/createEmitter';
import type { CaptureKind, FrameMessage, SendFeedback } from '../protocol/frameMessages';
import { parseSafeUrl } from '../sanitize/parseSafeUrl';
import type { HostWindow } from '../scope/scope';
import type { TicketRequest } from '../ticket/buildTicket';

/** Actions of the frame's messages on the page. */
export type FrameActions = {
  readonly emitter: Emitter;
  readonly window: HostWindow;
  readonly urlHandler: () => ((url: string, newTab: boolean) => void) | undefined;
  readonly onFlowStarted: () => void;
  readonly openImage: (url: string) => void;
  readonly close: () => void;
  readonly cleanUp: () => void;
  readonly collectTicketData: () => void;
  readonly playPing: () => void;
  readonly runCustomAction: (name: string) => void;
  readonly sendFeedback: (request: TicketRequest) => void;
  readonly startDrawing: (kind: CaptureKind) => void;
};

/** Acts on one message of the frame (widget §7.2). Ping, page and height are the frame host's own. */
export function handleFrameMessage(message: FrameMessage, actions: FrameActions): void {
  switch (message.name) {
    case 'ping':
    case 'page-changed':
    case 'height-update':
      return;
    case 'play-ping':
      return actions.playPing();
    case 'open-image':
      return actions.openImage(message.data.url);
    case 'collect-ticket-data':
      return actions.collectTicketData();
    case 'notify-event':
      if (message.data.type === 'flow-started') actions.onFlowStarted();
      return actions.emitter.emit(message.data.type, message.data.data);
    case 'cleanup-drawings':
      return actions.cleanUp();
    case 'open-url':
      return openUrl(message.data, message.newTab === true, actions);
    case 'run-custom-action':
      return actions.runCustomAction(message.data);
    case 'close-widget':
      return actions.close();
    case 'tool-execution':
      return actions.emitter.emit('tool-execution', message.data);
    case 'send-feedback':
      return actions.sendFeedback(toTicketRequest(message.data));
    case 'start-screen-drawing':
      return actions.startDrawing(message.data);
    default:
      return message satisfies never;
  }
}

/** Feedback of the widget has priority MEDIUM (widget §3.3). */
function toTicketRequest({ formData, action, outboundId, spamToken }: SendFeedback): TicketRequest {
  return {
    type: action.feedbackType ?? 'BUG',
    priority: 'MEDIUM',
    formData,
    excludeData: action.excludeData ?? {},
    isSilent: false,
    outbound: outboundId,
    spamToken,
  };
}

function openUrl(address: string, newTab: boolean, { window, urlHandler }: FrameActions): void {
  const url = parseSafeUrl(address, window.location.href);
  if (!url) return;
  const handler = urlHandler();
  if (handler) handler(url, newTab);
  else if (newTab) window.open(url, '_blank', 'noopener');
  else window.location.assign(url);
}
