import type { FlowConfig } from '@adlane/contract/flowConfig';
import type { VisitorSession } from '@adlane/contract/sessions';
import type { CaptureKind, SurveyFormat } from '@adlane/widget-core/protocol';

/** Values of one form, by field name. */
export type Draft = { readonly [field: string]: unknown };

export type View =
  | { readonly name: 'home' }
  | {
      readonly name: 'flow';
      readonly flowId: string;
      /** The page opened this form alone: there is no way back to the home screen. */
      readonly hideBackButton: boolean;
      readonly format: SurveyFormat | undefined;
    };

/** Sending state of the open form's ticket. */
export type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `queued`: the page is offline and will send it later. */
  | { readonly status: 'sent'; readonly queued: boolean }
  | { readonly status: 'failed'; readonly text: string };

/** State of the frame's app. */
export type MessengerState = {
  readonly config: FlowConfig | undefined;
  readonly session: VisitorSession | undefined;
  readonly isWidgetOpen: boolean;
  readonly view: View;
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
  isWidgetOpen: false,
  view: { name: 'home' },
  drafts: {},
  prefill: {},
  prefillCount: 0,
  capture: undefined,
  captureRefused: false,
  sending: { status: 'idle' },
};
