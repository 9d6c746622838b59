import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { isObject, type WireObject } from '../json/readers';
import type { CaptureKind } from './frameMessages';
import { parseEnvelope } from './parseEnvelope';

/** Whether the frame shows its way back to the widget's home. */
type Back = { readonly hideBackButton?: boolean };

/** The answer to `collect-ticket-data`. */
export type TicketData = {
  readonly customData: WireObject;
  readonly metaData: WireObject;
  readonly consoleLog: readonly unknown[];
  readonly networkLogs: readonly unknown[];
  readonly customEventLog: readonly unknown[];
  readonly formData: WireObject;
  readonly tags?: readonly string[];
};

/** `feedback-sent` carries the server's answer, or says that the ticket waits until the page is online again. */
export type FeedbackSent = WireObject & { readonly queued?: boolean };

/** How a survey is drawn. */
export type SurveyFormat = 'survey' | 'survey_full' | 'survey_web';

/** Page to frame (widget §7.2, and what clients of 13.9.3 send besides). */
export type PageMessage =
  | {
      readonly name: 'config-update';
      readonly data: {
        readonly config: FlowConfig;
        readonly aiTools?: readonly unknown[];
        readonly overrideLanguage?: string;
      };
    }
  | {
      readonly name: 'session-update';
      readonly data: {
        readonly sessionData: VisitorSession;
        /** Base of the widget's calls, e.g. `https://adlane.example/sdk`. */
        readonly apiUrl: string;
        readonly sdkKey: string;
      };
    }
  | { readonly name: 'widget-status-update'; readonly data: { readonly isWidgetOpen: boolean } }
  | { readonly name: 'feedback-sent'; readonly data: FeedbackSent }
  | { readonly name: 'feedback-sending-failed'; readonly data: string }
  | {
      readonly name: 'set-form-data';
      readonly data: {
        readonly formKey: 'capture';
        readonly data: { readonly value: CaptureKind; readonly dirty: boolean };
      };
    }
  | { readonly name: 'collect-ticket-data'; readonly data: TicketData }
  | { readonly name: 'prefill-form-data'; readonly data: WireObject }
  | { readonly name: 'session-cleared' }
  /** The server has new content, such as a reply; not in 13.9.3, whose frames ignore it. */
  | { readonly name: 'content-changed' }
  | {
      readonly name: 'start-feedbackflow';
      readonly data: Back & { readonly flow: string; readonly format?: SurveyFormat };
    }
  | {
      readonly name: 'start-survey';
      readonly data: Back & {
        readonly flow: string;
        readonly format?: SurveyFormat;
        readonly outboundId?: string | undefined;
      };
    }
  | { readonly name: 'start-bot'; readonly data: Back & { readonly botId?: string } }
  | { readonly name: 'open-conversations'; readonly data: Back }
  | { readonly name: 'open-conversation'; readonly data: Back & { readonly shareToken: string } }
  | { readonly name: 'open-helpcenter'; readonly data: Back }
  | { readonly name: 'open-help-collection'; readonly data: Back & { readonly collectionId: string } }
  | { readonly name: 'open-help-article'; readonly data: Back & { readonly articleId: string } }
  | { readonly name: 'open-helpcenter-search'; readonly data: Back & { readonly term: string } }
  | { readonly name: 'open-news'; readonly data: Back }
  | { readonly name: 'open-news-article'; readonly data: Back & { readonly id: string } }
  | { readonly name: 'open-checklists'; readonly data: Back }
  | { readonly name: 'open-checklist'; readonly data: Back & { readonly id: string } }
  | { readonly name: 'start-checklist'; readonly data: Back & { readonly outboundId: string } }
  | { readonly name: 'open-feature-requests'; readonly data: Back };

type PageName = PageMessage['name'];

/** What `data` must be: nothing, a text, an object, or an object with these texts. */
type Shape = 'none' | 'text' | 'object' | readonly string[];

const shapes: { readonly [N in PageName]: Shape } = {
  'config-update': 'object',
  'session-update': ['apiUrl', 'sdkKey'],
  'widget-status-update': 'object',
  'feedback-sent': 'object',
  'feedback-sending-failed': 'text',
  'set-form-data': ['formKey'],
  'collect-ticket-data': 'object',
  'prefill-form-data': 'object',
  'session-cleared': 'none',
  'content-changed': 'none',
  'start-feedbackflow': ['flow'],
  'start-survey': ['flow'],
  'start-bot': 'object',
  'open-conversations': 'object',
  'open-conversation': ['shareToken'],
  'open-helpcenter': 'object',
  'open-help-collection': ['collectionId'],
  'open-help-article': ['articleId'],
  'open-helpcenter-search': ['term'],
  'open-news': 'object',
  'open-news-article': ['id'],
  'open-checklists': 'object',
  'open-checklist': ['id'],
  'start-checklist': ['outboundId'],
  'open-feature-requests': 'object',
};

/** Objects within `data` that receivers go into without looking again. */
const nested: { readonly [N in PageName]?: string } = {
  'config-update': 'config',
  'session-update': 'sessionData',
  'set-form-data': 'data',
};

/** Parses a message of the host's page; undefined for unknown names and wrong shapes. */
export function parsePageMessage(raw: unknown): PageMessage | undefined {
  const envelope = parseEnvelope(raw);
  return envelope && isPageMessage(envelope) ? envelope : undefined;
}

function isPageMessage(envelope: WireObject & { readonly name: string }): envelope is PageMessage {
  const { name, data } = envelope;
  if (!isPageName(name)) return false;
  const inner = nested[name];
  if (inner !== undefined && !(isObject(data) && isObject(data[inner]))) return false;
  return hasShape(data, shapes[name]);
}

function hasShape(data: unknown, shape: Shape): boolean {
  if (shape === 'none') return true;
  if (shape === 'text') return typeof data === 'string';
  if (!isObject(data)) return false;
  return shape === 'object' || shape.every((key) => typeof data[key] === 'string');
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(shapes, name);
}
