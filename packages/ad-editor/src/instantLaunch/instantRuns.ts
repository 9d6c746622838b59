import type { InstantFacebookLaunch } from '@adlane/contract/launches';
import { isSameJson } from '../form/isSameJson';
import { type LaunchEvent, type LaunchState, nextLaunchState } from '../launch/launchDrawer.machine';

/** How the launch of one row goes. */
export type InstantRun = {
  readonly state: LaunchState;
  /** The last sent body. */
  readonly body: InstantFacebookLaunch | undefined;
};

/** Runs by the key of their row. */
export type InstantRuns = Readonly<Record<string, InstantRun>>;

export type RunsEvent =
  | { readonly type: 'begin'; readonly begun: InstantRuns }
  | { readonly type: 'row'; readonly row: string; readonly event: LaunchEvent };

const ready: InstantRun = { state: { at: 'form', step: 'confirm', key: undefined }, body: undefined };

/**
 * Begins the run of a row: under the key of the last attempt if nothing has changed, so that a launch that
 * was accepted without an answer is not repeated. Undefined if the row can't be sent.
 */
export function beginRun(
  run: InstantRun = ready,
  body: InstantFacebookLaunch,
  newKey: string,
): InstantRun | undefined {
  const edited = nextLaunchState(run.state, { type: 'edit', step: 'confirm' });
  const changed = isSameJson(run.body, body) ? edited : nextLaunchState(edited, { type: 'changed' });
  const state = nextLaunchState(changed, { type: 'send', newKey });
  return state.at === 'sending' ? { state, body } : undefined;
}

/** What comes of all runs; the same object where nothing does. */
export function nextRuns(runs: InstantRuns, event: RunsEvent): InstantRuns {
  if (event.type === 'begin') return { ...runs, ...event.begun };
  const run = runs[event.row];
  if (!run) return runs;
  const state = nextLaunchState(run.state, event.event);
  return state === run.state ? runs : { ...runs, [event.row]: { ...run, state } };
}

export type RunCounts = {
  readonly all: number;
  readonly launched: number;
  readonly failed: number;
  /** Neither launched nor failed yet. */
  readonly open: number;
};

export function countRuns(runs: InstantRuns): RunCounts {
  const states = Object.values(runs).map(({ state }) => state.at);
  const launched = states.filter((at) => at === 'launched').length;
  const failed = states.filter((at) => at === 'failed').length;
  return { all: states.length, launched, failed, open: states.length - launched - failed };
}

/** Returns whether the server never accepted the run: it can be changed and sent again. */
export function isRefused({ state }: InstantRun): boolean {
  return state.at === 'failed' && (state.launchId === undefined || !state.canRetry);
}
