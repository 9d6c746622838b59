import type { PageMessage } from '@adlane/widget-core/protocol';
import { type Draft, initialState, type MessengerState, type View } from './messengerState';

/** Actions of the visitor. */
export type MessengerAction =
  | { readonly name: 'choose-flow'; readonly flowId: string }
  | { readonly name: 'go-home' }
  | { readonly name: 'edit'; readonly flowId: string; readonly draft: Draft }
  | { readonly name: 'submit' }
  | { readonly name: 'remove-capture' };

export type MessengerEvent = PageMessage | MessengerAction;

const untouched = { sending: { status: 'idle' }, capture: undefined, captureRefused: false } as const;

function openFlow(state: MessengerState, view: View & { name: 'flow' }): MessengerState {
  const isOpenAlready = state.view.name === 'flow' && state.view.flowId === view.flowId;
  // Reopening the same form must not discard a drawing or a ticket that is being sent; after sending, it
  // restarts.
  if (isOpenAlready && state.sending.status !== 'sent') return { ...state, view };
  return { ...state, ...untouched, view };
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
    ? { ...state, ...untouched, isWidgetOpen, view: { name: 'home' } }
    : { ...state, isWidgetOpen };
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

/** The messenger's reducer (widget §7.2). Screens that are not built yet lead to the home screen. */
export function nextMessengerState(state: MessengerState, event: MessengerEvent): MessengerState {
  switch (event.name) {
    case 'config-update':
      return { ...state, config: event.data.config };
    case 'session-update':
      return { ...state, session: event.data.sessionData };
    case 'session-cleared':
      return { ...initialState, config: state.config, isWidgetOpen: state.isWidgetOpen };
    case 'widget-status-update':
      return setOpen(state, event.data.isWidgetOpen);
    case 'prefill-form-data':
      return prefill(state, event.data);
    case 'set-form-data':
      return { ...state, capture: event.data.data.value, captureRefused: false };
    case 'start-feedbackflow':
    case 'start-survey':
      return openFlow(state, {
        name: 'flow',
        flowId: event.data.flow,
        hideBackButton: event.data.hideBackButton === true,
        format: event.data.format,
      });
    case 'choose-flow':
      return openFlow(state, {
        name: 'flow',
        flowId: event.flowId,
        hideBackButton: false,
        format: undefined,
      });
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
    default:
      return { ...state, ...untouched, view: { name: 'home' } };
  }
}
