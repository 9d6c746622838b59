import { findCall, listOutcomes, setCallOutcomes, setLatency, subscribeCalls } from '@adlane/mocks';
import { addons } from 'storybook/preview-api';
import { initialPanelState, type LoggedCall, type PanelState, panelEvents } from './panelEvents';

let state = initialPanelState;

/** Applies what the panel sets to the calls of the story. */
export function applyPanelState(next: PanelState): void {
  state = next;
  setCallOutcomes(next.outcomes);
  setLatency(next.latencyMs);
}

/** Returns how far the panel moved the clock. */
export function getPanelClock(): number {
  return state.clockMs;
}

/** Connects the stories of this page with the panel, where there is one; returns the dispose function. */
export function connectPanel(): () => void {
  const channel = addons.getChannel();
  channel.on(panelEvents.state, applyPanelState);
  const unsubscribe = subscribeCalls((record) => {
    const named = findCall(record.method, record.path);
    const logged: LoggedCall = { ...record, outcomes: named ? listOutcomes(named.call) : [] };
    channel.emit(panelEvents.call, logged);
  });
  channel.emit(panelEvents.request);
  return () => {
    channel.off(panelEvents.state, applyPanelState);
    unsubscribe();
  };
}
