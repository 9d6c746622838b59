import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { VisitorSession } from '@adlane/contract/widget/sessions';
import type { CaptureKind, SurveyFormat } from '@adlane/widget-core/protocol';

/** Values of one form, by field name. */
export type Draft = { readonly [field: string]: unknown };

/** A form or a survey. */
export type FlowScreen = {
  readonly name: 'flow';
  readonly flowId: string;
  /** The page opened this form alone: there is no way back to the home screen. */
  readonly hideBackButton: boolean;
  readonly format: SurveyFormat | undefined;
  /** The server's action that opened it. */
  readonly outboundId?: string | undefined;
};

/** A content of the frame besides its forms (widget §2.3). */
export type ContentPlace =
  | { readonly name: 'conversations' }
  | { readonly name: 'conversation'; readonly shareToken: string }
  /** A new conversation, with a bot if there is one with this id. */
  | { readonly name: 'newConversation'; readonly botId?: string | undefined }
  | { readonly name: 'help' }
  | { readonly name: 'collection'; readonly id: string }
  | { readonly name: 'article'; readonly id: string }
  | { readonly name: 'search'; readonly term: string }
  | { readonly name: 'news' }
  | { readonly name: 'newsArticle'; readonly id: string }
  | { readonly name: 'checklists' }
  | { readonly name: 'checklist'; readonly id: string }
  | { readonly name: 'startChecklist'; readonly outboundId: string }
  | { readonly name: 'featureRequests' }
  | { readonly name: 'featureRequest'; readonly id: string };

/** A content, with whether the page hid its way back. */
export type ContentView = ContentPlace & { readonly hideBackButton: boolean };

export type View = { readonly name: 'home' } | FlowScreen | ContentView;

/** Sending state of the open form's ticket. */
export type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `queued`: there is no final answer yet, and the page sends it again. */
  | { readonly status: 'sent'; readonly queued: boolean }
  | { readonly status: 'failed'; readonly text: string };

/** Where and as whom the frame calls the API. */
export type ApiAccess = {
  /** Base of the widget's calls, which ends in `/sdk`. */
  readonly apiUrl: string;
  readonly sdkKey: string;
};

/** State of the frame's app. */
export type MessengerState = {
  readonly config: FlowConfig | undefined;
  readonly session: VisitorSession | undefined;
  readonly access: ApiAccess | undefined;
  /** The language that the page chose; undefined for the visitor's own. */
  readonly language: string | undefined;
  readonly isWidgetOpen: boolean;
  readonly view: View;
  /** Screens that the way back leads to, the last one first to be shown again. */
  readonly history: readonly View[];
  /** How often the server had new content. */
  readonly contentVersion: number;
  /** By flow; kept on going back and after a failed send. */
  readonly drafts: { readonly [flowId: string]: Draft };
  /** Values that the page prefills, by field name. */
  readonly prefill: Draft;
  /** How often the page has prefilled values; each time, an open form restarts. */
  readonly prefillCount: number;
  /** The screenshot or recording that the page has for this form. */
  readonly capture: CaptureKind | undefined;
  /** The visitor removed the screenshot. */
  readonly captureRefused: boolean;
  readonly sending: Sending;
};

export const initialState: MessengerState = {
  config: undefined,
  session: undefined,
  access: undefined,
  language: undefined,
  isWidgetOpen: false,
  view: { name: 'home' },
  history: [],
  contentVersion: 0,
  drafts: {},
  prefill: {},
  prefillCount: 0,
  capture: undefined,
  captureRefused: false,
  sending: { status: 'idle' },
};
