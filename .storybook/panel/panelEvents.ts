import type { CallOutcome, CallRecord } from '@adlane/mocks';

/** Identifies the state panel and prefixes its events. */
export const panelId = 'adlane/state';

/** Events between the panel and the story. */
export const panelEvents = {
  /** A call was answered: `LoggedCall`. */
  call: `${panelId}/call`,
  /** What the panel sets: `PanelState`. */
  state: `${panelId}/state`,
  /** The story starts, and requests the state of the panel. */
  request: `${panelId}/request`,
} as const;

/** A call in the panel's log, with every outcome that it can be set to. */
export type LoggedCall = CallRecord & { readonly outcomes: readonly CallOutcome[] };

/** What the panel sets. */
export type PanelState = {
  /** By name of the call. */
  readonly outcomes: Readonly<Record<string, CallOutcome>>;
  readonly latencyMs: number;
  /** How far the clock is ahead of the story's. */
  readonly clockMs: number;
};

export const initialPanelState: PanelState = { outcomes: {}, latencyMs: 0, clockMs: 0 };
