import type { Launch, LaunchStep } from '@adlane/contract/launches';

export type LaunchStatus = Launch['status'];
/** What happens to a launch. */
export type LaunchEvent =
  /** A worker takes it up, for the first time or after another one died. */
  | 'start'
  /** Every step is done and the ad stands. */
  | 'succeed'
  /** A step failed for good, or its retries are used up. */
  | 'fail'
  /** Whatever was created is deleted again, at the user's wish. */
  | 'rollBack'
  /** The user goes on after mending the reason. */
  | 'resume';

const launchMoves: Readonly<Record<LaunchStatus, Partial<Record<LaunchEvent, LaunchStatus>>>> = {
  queued: { start: 'running', fail: 'failed' },
  running: { start: 'running', succeed: 'launched', fail: 'failed' },
  launched: {},
  failed: { resume: 'queued', rollBack: 'rolled_back' },
  rolled_back: {},
};

/** The next state of a launch; undefined where the event is impossible in this state. Pure. */
export function nextLaunchStatus(status: LaunchStatus, event: LaunchEvent): LaunchStatus | undefined {
  return launchMoves[status][event];
}

export type StepStatus = LaunchStep['status'];
/** What happens to a step: `send` comes before the request goes out, also when it goes out again after a failure. */
export type StepEvent = 'send' | 'complete' | 'fail' | 'undo' | 'reset';

const stepMoves: Readonly<Record<StepStatus, Partial<Record<StepEvent, StepStatus>>>> = {
  pending: { send: 'sent' },
  sent: { send: 'sent', complete: 'done', fail: 'failed' },
  done: { undo: 'rolled_back' },
  failed: { send: 'sent', undo: 'rolled_back' },
  rolled_back: { reset: 'pending' },
};

/** The next state of a step; undefined where the event is impossible in this state. Pure. */
export function nextStepStatus(status: StepStatus, event: StepEvent): StepStatus | undefined {
  return stepMoves[status][event];
}

/** States in which a launch waits for a worker. */
export const openLaunchStatuses = ['queued', 'running'] as const satisfies readonly LaunchStatus[];
