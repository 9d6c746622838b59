import type { FeedbackFlow } from '@adlane/contract/widget/flowConfig';
import type { CaptureKind } from '@adlane/widget-core/protocol';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { Bridge } from '../bridge/Bridge';
import { listFlows } from '../flows/listFlows';
import { type Draft, initialState, type MessengerState, type View } from '../state/messengerState';
import { type MessengerAction, nextMessengerState } from '../state/nextMessengerState';
import { createFirstDraft } from './createFirstDraft';

/** State and actions of the screens. */
export type MessengerControls = {
  readonly state: MessengerState;
  readonly dispatch: Dispatch<MessengerAction>;
  /** The open form; `undefined` at home and if the configuration has no such form. */
  readonly flow: FeedbackFlow | undefined;
  /** Its values. */
  readonly draft: Draft;
  readonly send: (formData: Draft) => void;
  /** Opens the capture editor or the screen recorder on the page. */
  readonly startDrawing: (kind: CaptureKind) => void;
  readonly close: () => void;
};

/** Runs the messenger's reducer on messages of the page, and sends the page what follows from it. */
export function useMessenger(bridge: Bridge): MessengerControls {
  const [state, dispatch] = useReducer(nextMessengerState, initialState);
  const { view, config } = state;
  const flow = view.name === 'flow' ? listFlows(config).find((one) => one.id === view.flowId) : undefined;

  useEffect(
    function subscribeToPage() {
      const dispose = bridge.subscribe(dispatch);
      // The page answers with project, visitor and queued messages.
      bridge.send({ name: 'ping' });
      return dispose;
    },
    [bridge],
  );
  useNotifyPage(bridge, state, flow?.id);

  return {
    state,
    dispatch,
    flow,
    draft: flow ? (state.drafts[flow.id] ?? createFirstDraft(flow, state)) : {},
    send(formData) {
      if (!flow || state.sending.status === 'pending') return;
      dispatch({ name: 'submit' });
      bridge.send({
        name: 'send-feedback',
        data: {
          formData: { ...formData, ...(state.capture && { capture: state.capture }) },
          action: {
            feedbackType: flow.feedbackType,
            excludeData: { ...flow.excludeData, ...(state.captureRefused && { screenshot: true }) },
          },
          ...(view.name === 'flow' && view.outboundId && { outboundId: view.outboundId }),
        },
      });
    },
    startDrawing: (kind) => bridge.send({ name: 'start-screen-drawing', data: kind }),
    close: () => bridge.send({ name: 'close-widget' }),
  };
}

/**
 * Returns the name of a screen for the page. `newsdetails` and `appextended` make the frame wider (widget §2.3).
 */
function getPageName({ name }: View): string {
  switch (name) {
    case 'flow':
      return 'feedbackflow';
    case 'newsArticle':
      return 'newsdetails';
    case 'article':
      return 'appextended';
    default:
      return name.toLowerCase();
  }
}

/** Notifies the page of screen changes. */
function useNotifyPage(bridge: Bridge, state: MessengerState, flowId: string | undefined): void {
  const { view, isWidgetOpen } = state;
  const isSent = state.sending.status === 'sent';
  const hasCapture = state.capture !== undefined;
  const hadCapture = useRef(false);

  useEffect(
    function sendPageChange() {
      // Sent again for another article, and when the widget opens: the page then draws the frame in its usual size.
      bridge.send({ name: 'page-changed', data: { name: getPageName(view) } });
    },
    [bridge, view, isWidgetOpen],
  );
  useEffect(
    function sendFlowStarted() {
      // The same form can start again after sending; the page stores its replay at this moment.
      if (flowId === undefined || isSent) return;
      bridge.send({ name: 'notify-event', data: { type: 'flow-started', data: { id: flowId } } });
    },
    [bridge, flowId, isSent],
  );
  useEffect(
    function dropUnusedDrawing() {
      if (hadCapture.current && !hasCapture) bridge.send({ name: 'cleanup-drawings' });
      hadCapture.current = hasCapture;
    },
    [bridge, hasCapture],
  );
}
