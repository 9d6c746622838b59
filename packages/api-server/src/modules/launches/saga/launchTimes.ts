/** How a launch spends its time, in milliseconds. */
export type LaunchTimes = {
  /** How long a worker holds a launch between two signs of life; longer than one call may take. */
  readonly leaseMs: number;
  /** Waits before a step is tried again. */
  readonly retryDelaysMs: readonly number[];
  /** Wait where Facebook limits the rate and doesn't say for how long. */
  readonly rateDelayMs: number;
  /** All waiting of one run; beyond it the launch fails and may be resumed. */
  readonly maxWaitMs: number;
};
export const launchTimes: LaunchTimes = {
  leaseMs: 30_000,
  retryDelaysMs: [500, 1000, 2000, 4000],
  rateDelayMs: 20_000,
  maxWaitMs: 75_000,
};
