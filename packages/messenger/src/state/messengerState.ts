import type { FlowConfig } from '@adlane/contract/flowConfig';
import type { VisitorSession } from '@adlane/contract/sessions';
import type { CaptureKind, SurveyFormat } from '@adlane/widget-core/protocol';

/** What a visitor has typed into one form, by field name. */
export type Draft = { readonly [field: string]: unknown };

export type View =
  | { readonly name: 'home' }
  | {
      readonly name: 'flow';
      readonly flowId: string;
      /** The page opened it alone: there is no way back to the home screen. */
      readonly hideBackButton: boolean;
      readonly format: SurveyFormat | undefined;
    };

/** Where the ticket of the open form is. */
export type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** `queued`: the page is offline and will send it later. */
  | { readonly status: 'sent'; readonly queued: boolean }
  | { readonly status: 'failed'; readonly text: string };

/** All that the frame's app knows. */
export type MessengerState = {
  readonly config: FlowConfig | undefined;
  readonly session: VisitorSession | undefined;
  readonly isWidgetOpen: boolean;
  readonly view: View;
  /** By flow; they outlive going back and failing to send. */
  readonly drafts: { readonly [flowId: string]: Draft };
  /** Values that the page asks to fill in, by field name. */
  readonly prefill: Draft;
  /** How often the page has filled in something; a form on screen starts over with each. */
  readonly prefillCount: number;
  /** The drawing that the page holds for this form. */
  readonly capture: CaptureKind | undefined;
  /** The visitor took the picture out. */
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
