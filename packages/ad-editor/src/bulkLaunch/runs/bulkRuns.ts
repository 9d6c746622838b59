import { isSameJson } from '@adlane/ui/form';
import { type LaunchEvent, type LaunchState, nextLaunchState } from '../../launch/launchDrawer.machine';
import type { BulkLaunch } from '../bulkForm';

/** How the launch of one row goes. */
export type BulkRun = {
  readonly state: LaunchState;
  /** The last one sent. */
  readonly sent: BulkLaunch | undefined;
};

/** Runs by the key of their row. */
export type BulkRuns = Readonly<Record<string, BulkRun>>;

export type RunsEvent =
  | { readonly type: 'begin'; readonly begun: BulkRuns }
  | { readonly type: 'row'; readonly row: string; readonly event: LaunchEvent };

const ready: BulkRun = { state: { at: 'form', step: 'confirm', key: undefined }, sent: undefined };

/**
 * Begins the run of a row: under the key of the last attempt if nothing has changed, so that a launch that
 * was accepted without an answer is not repeated. Undefined if the row can't be sent.
 */
export function beginRun(run: BulkRun = ready, launch: BulkLaunch, newKey: string): BulkRun | undefined {
  const edited = nextLaunchState(run.state, { type: 'edit', step: 'confirm' });
  const changed = isSameJson(run.sent, launch) ? edited : nextLaunchState(edited, { type: 'changed' });
  const state = nextLaunchState(changed, { type: 'send', newKey });
  return state.at === 'sending' ? { state, sent: launch } : undefined;
}

/** What comes of all runs; the same object where nothing does. */
export function nextRuns(runs: BulkRuns, event: RunsEvent): BulkRuns {
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

export function countRuns(runs: BulkRuns): RunCounts {
  const states = Object.values(runs).map(({ state }) => state.at);
  const launched = states.filter((at) => at === 'launched').length;
  const failed = states.filter((at) => at === 'failed').length;
  return { all: states.length, launched, failed, open: states.length - launched - failed };
}

/** Returns whether the server never accepted the run: it can be changed and sent again. */
export function isRefused({ state }: BulkRun): boolean {
  return state.at === 'failed' && (state.launchId === undefined || !state.canRetry);
}
