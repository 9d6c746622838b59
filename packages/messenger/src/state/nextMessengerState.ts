import type { PageMessage } from '@adlane/widget-core/protocol';
import {
  type ContentPlace,
  type Draft,
  type FlowScreen,
  initialState,
  type MessengerState,
} from './messengerState';
import { toContentPlace } from './toContentPlace';

/** Actions of the visitor. */
export type MessengerAction =
  | { readonly name: 'choose-flow'; readonly flowId: string }
  | { readonly name: 'go-home' }
  /** Returns to the previous screen, or home. */
  | { readonly name: 'go-back' }
  /** Opens a content from within the frame. */
  | { readonly name: 'show'; readonly place: ContentPlace }
  /** Replaces the screen, such as a new conversation by the one that was started. */
  | { readonly name: 'replace'; readonly place: ContentPlace }
  | { readonly name: 'edit'; readonly flowId: string; readonly draft: Draft }
  | { readonly name: 'submit' }
  | { readonly name: 'remove-capture' };

export type MessengerEvent = PageMessage | MessengerAction;

const untouched = { sending: { status: 'idle' }, capture: undefined, captureRefused: false } as const;

function openFlow(
  state: MessengerState,
  view: FlowScreen,
  history: MessengerState['history'] = [],
): MessengerState {
  const isOpenAlready = state.view.name === 'flow' && state.view.flowId === view.flowId;
  // Reopening the same form must not discard a drawing or a ticket that is being sent; after sending, it
  // restarts.
  if (isOpenAlready && state.sending.status !== 'sent') return { ...state, view, history };
  return { ...state, ...untouched, view, history };
}

function goBack(state: MessengerState): MessengerState {
  return {
    ...state,
    ...untouched,
    view: state.history.at(-1) ?? { name: 'home' },
    history: state.history.slice(0, -1),
  };
}

/** Sections of the home screen; opening one of them by its tab leaves no way back. */
const sections: ReadonlySet<string> = new Set(['home', 'conversations', 'help', 'news']);

function show(state: MessengerState, place: ContentPlace): MessengerState {
  const isSwitch = sections.has(state.view.name) && sections.has(place.name);
  const history = isSwitch
    ? state.history.filter(({ name }) => !sections.has(name))
    : [...state.history, state.view];
  return { ...state, ...untouched, view: { ...place, hideBackButton: false }, history };
}

function removeDraft(state: MessengerState): MessengerState['drafts'] {
  if (state.view.name !== 'flow') return state.drafts;
  const { [state.view.flowId]: _sent, ...rest } = state.drafts;
  return rest;
}

function handleSent(state: MessengerState, event: PageMessage): MessengerState {
  // The page reports its own tickets on the same channel; only tickets of this form count.
  if (state.sending.status !== 'pending') return state;
  if (event.name === 'feedback-sent') {
    return {
      ...state,
      ...untouched,
      drafts: removeDraft(state),
      sending: { status: 'sent', queued: event.data.queued === true },
    };
  }
  if (event.name === 'feedback-sending-failed') {
    return { ...state, sending: { status: 'failed', text: event.data } };
  }
  return state;
}

function setOpen(state: MessengerState, isWidgetOpen: boolean): MessengerState {
  const isFinished = !isWidgetOpen && state.sending.status === 'sent';
  return isFinished
    ? { ...state, ...untouched, isWidgetOpen, view: { name: 'home' }, history: [] }
    : { ...state, isWidgetOpen, contentVersion: state.contentVersion + (isWidgetOpen ? 1 : 0) };
}

function prefill(state: MessengerState, values: Draft): MessengerState {
  const drafts = Object.entries(state.drafts).map(([flowId, draft]) => [flowId, { ...draft, ...values }]);
  return {
    ...state,
    drafts: Object.fromEntries(drafts),
    prefill: { ...state.prefill, ...values },
    prefillCount: state.prefillCount + 1,
  };
}

/** True if the page opened this screen alone. */
export function isBackHidden({ view, history }: Pick<MessengerState, 'view' | 'history'>): boolean {
  return history.length === 0 && view.name !== 'home' && view.hideBackButton;
}

/** The messenger's reducer (widget §7.2). */
export function nextMessengerState(state: MessengerState, event: MessengerEvent): MessengerState {
  switch (event.name) {
    case 'config-update':
      return { ...state, config: event.data.config, language: event.data.overrideLanguage };
    case 'session-update':
      return {
        ...state,
        session: event.data.sessionData,
        access: { apiUrl: event.data.apiUrl, sdkKey: event.data.sdkKey },
      };
    case 'session-cleared':
      return {
        ...initialState,
        config: state.config,
        language: state.language,
        isWidgetOpen: state.isWidgetOpen,
      };
    case 'widget-status-update':
      return setOpen(state, event.data.isWidgetOpen);
    case 'prefill-form-data':
      return prefill(state, event.data);
    case 'content-changed':
      return { ...state, contentVersion: state.contentVersion + 1 };
    case 'set-form-data':
      return { ...state, capture: event.data.data.value, captureRefused: false };
    case 'start-feedbackflow':
    case 'start-survey':
      return openFlow(state, {
        name: 'flow',
        flowId: event.data.flow,
        hideBackButton: event.data.hideBackButton === true,
        format: event.data.format ?? (event.name === 'start-survey' ? 'survey' : undefined),
        outboundId: event.name === 'start-survey' ? event.data.outboundId : undefined,
      });
    case 'choose-flow':
      return openFlow(
        state,
        { name: 'flow', flowId: event.flowId, hideBackButton: false, format: undefined },
        [...state.history, state.view],
      );
    case 'go-back':
      return goBack(state);
    case 'show':
      return show(state, event.place);
    case 'replace':
      return { ...state, view: { ...event.place, hideBackButton: isBackHidden(state) } };
    case 'edit':
      return { ...state, drafts: { ...state.drafts, [event.flowId]: event.draft } };
    case 'submit':
      return { ...state, sending: { status: 'pending' } };
    case 'remove-capture':
      // Removing a recording does not remove the automatic screenshot.
      return { ...state, capture: undefined, captureRefused: state.capture !== 'capture' };
    case 'feedback-sent':
    case 'feedback-sending-failed':
      return handleSent(state, event);
    case 'collect-ticket-data':
      return state;
    case 'go-home':
      return { ...state, ...untouched, view: { name: 'home' }, history: [] };
    default:
      return {
        ...state,
        ...untouched,
        view: { ...toContentPlace(event), hideBackButton: event.data.hideBackButton === true },
        history: [],
      };
  }
}
