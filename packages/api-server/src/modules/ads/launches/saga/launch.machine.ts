import type { Launch, LaunchStep } from '@adlane/contract/ads/launches';

export type LaunchStatus = Launch['status'];
/** What happens to a launch. */
export type LaunchEvent =
  /** A worker claims it, for the first time or after another worker died. */
  | 'start'
  /** Every step is done and the ad exists. */
  | 'succeed'
  /** A step failed with a final error, or its retries are used up. */
  | 'fail'
  /** The user has everything deleted that was created. */
  | 'rollBack'
  /** The user continues after fixing the reason. */
  | 'resume';

const launchMoves: Readonly<Record<LaunchStatus, Partial<Record<LaunchEvent, LaunchStatus>>>> = {
  queued: { start: 'running', fail: 'failed' },
  running: { start: 'running', succeed: 'launched', fail: 'failed' },
  launched: {},
  failed: { resume: 'queued', rollBack: 'rolled_back' },
  rolled_back: {},
};

/** Returns the next state of a launch; undefined where the event is impossible in this state. Pure. */
export function nextLaunchStatus(status: LaunchStatus, event: LaunchEvent): LaunchStatus | undefined {
  return launchMoves[status][event];
}

export type StepStatus = LaunchStep['status'];
/** What happens to a step; `send` comes before each request, also before a retry. */
export type StepEvent = 'send' | 'complete' | 'fail' | 'rollBack' | 'reset';

const stepMoves: Readonly<Record<StepStatus, Partial<Record<StepEvent, StepStatus>>>> = {
  pending: { send: 'sent' },
  sent: { send: 'sent', complete: 'done', fail: 'failed' },
  done: { rollBack: 'rolled_back' },
  failed: { send: 'sent', rollBack: 'rolled_back' },
  rolled_back: { reset: 'pending' },
};

/** Returns the next state of a step; undefined where the event is impossible in this state. Pure. */
export function nextStepStatus(status: StepStatus, event: StepEvent): StepStatus | undefined {
  return stepMoves[status][event];
}

/** States of an unfinished launch. */
export const openLaunchStatuses = ['queued', 'running'] as const satisfies readonly LaunchStatus[];
