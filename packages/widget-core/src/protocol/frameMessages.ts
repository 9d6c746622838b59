import { asNumber, asObject, asText, type WireObject } from '../json/readers';
import { type ExcludeData, parseExcludeData } from './excludeData';
import { parseEnvelope } from './parseEnvelope';

/** The frame's drawing modes: a marked screenshot, or a screen recording. */
export type CaptureKind = 'screenshot' | 'capture';

/** What a visitor sends from a form of the frame. */
export type SendFeedback = {
  readonly formData: WireObject;
  readonly action: { readonly feedbackType?: string; readonly excludeData?: ExcludeData };
  readonly outboundId?: string;
  readonly spamToken?: string;
};

/** Frame to page (widget §7.2). */
export type FrameMessage =
  | { readonly name: 'ping' }
  | { readonly name: 'play-ping' }
  | { readonly name: 'open-image'; readonly data: { readonly url: string } }
  | { readonly name: 'page-changed'; readonly data: { readonly name: string } }
  | { readonly name: 'collect-ticket-data' }
  /** `data` is the height in px. */
  | { readonly name: 'height-update'; readonly data: number }
  | { readonly name: 'notify-event'; readonly data: { readonly type: string; readonly data?: unknown } }
  | { readonly name: 'cleanup-drawings' }
  /** `newTab` is next to `data`, not in it. */
  | { readonly name: 'open-url'; readonly data: string; readonly newTab?: boolean }
  | { readonly name: 'run-custom-action'; readonly data: string }
  | { readonly name: 'close-widget' }
  | { readonly name: 'tool-execution'; readonly data?: unknown }
  | { readonly name: 'send-feedback'; readonly data: SendFeedback }
  | { readonly name: 'start-screen-drawing'; readonly data: CaptureKind };

type Reader = (data: unknown, envelope: WireObject) => FrameMessage | undefined;

const readers: { readonly [N in FrameMessage['name']]: Reader } = {
  ping: () => ({ name: 'ping' }),
  'play-ping': () => ({ name: 'play-ping' }),
  'open-image': (data) => {
    const url = asText(asObject(data)?.url);
    return url === undefined ? undefined : { name: 'open-image', data: { url } };
  },
  'page-changed': (data) => {
    const name = asText(asObject(data)?.name);
    return name === undefined ? undefined : { name: 'page-changed', data: { name } };
  },
  'collect-ticket-data': () => ({ name: 'collect-ticket-data' }),
  'height-update': (data) => {
    const height = asNumber(data);
    return height === undefined ? undefined : { name: 'height-update', data: height };
  },
  'notify-event': (data) => {
    const event = asObject(data);
    const type = asText(event?.type);
    return type === undefined ? undefined : { name: 'notify-event', data: { type, data: event?.data } };
  },
  'cleanup-drawings': () => ({ name: 'cleanup-drawings' }),
  'open-url': (data, envelope) => {
    const url = asText(data);
    return url === undefined ? undefined : { name: 'open-url', data: url, newTab: envelope.newTab === true };
  },
  'run-custom-action': (data) => {
    const action = asText(data);
    return action === undefined ? undefined : { name: 'run-custom-action', data: action };
  },
  'close-widget': () => ({ name: 'close-widget' }),
  'tool-execution': (data) => ({ name: 'tool-execution', data }),
  'send-feedback': (data) => {
    const feedback = parseSendFeedback(data);
    return feedback && { name: 'send-feedback', data: feedback };
  },
  'start-screen-drawing': (data) => ({
    name: 'start-screen-drawing',
    data: data === 'capture' ? 'capture' : 'screenshot',
  }),
};

function parseSendFeedback(data: unknown): SendFeedback | undefined {
  const feedback = asObject(data);
  if (!feedback) return undefined;
  const action = asObject(feedback.action);
  const outboundId = asText(feedback.outboundId);
  const spamToken = asText(feedback.spamToken);
  const feedbackType = asText(action?.feedbackType);
  return {
    formData: asObject(feedback.formData) ?? {},
    action: { ...(feedbackType && { feedbackType }), excludeData: parseExcludeData(action?.excludeData) },
    ...(outboundId && { outboundId }),
    ...(spamToken && { spamToken }),
  };
}

/** Parses a message of the frame; undefined for unknown names and wrong shapes. */
export function parseFrameMessage(raw: unknown): FrameMessage | undefined {
  const envelope = parseEnvelope(raw);
  if (!envelope || !isFrameName(envelope.name)) return undefined;
  return readers[envelope.name](envelope.data, envelope);
}

function isFrameName(name: string): name is FrameMessage['name'] {
  return Object.hasOwn(readers, name);
}
