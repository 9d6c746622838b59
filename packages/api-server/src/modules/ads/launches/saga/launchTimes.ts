/** Leases and delays of a launch, in milliseconds. */
export type LaunchTimes = {
  /** Lease of a worker between two heartbeats; longer than one call may take. */
  readonly leaseMs: number;
  /** Delays before a step is retried. */
  readonly retryDelaysMs: readonly number[];
  /** Delay where a platform limits the rate without saying for how long. */
  readonly rateDelayMs: number;
  /** Total waiting of one run; beyond it the launch fails and may be resumed. */
  readonly maxWaitMs: number;
  /** How long one run waits for a platform that is still working; beyond it the launch is parked. */
  readonly maxPendingMs: number;
  /** How long a parked launch is left alone. */
  readonly parkMs: number;
};
export const launchTimes: LaunchTimes = {
  leaseMs: 30_000,
  retryDelaysMs: [500, 1000, 2000, 4000],
  rateDelayMs: 20_000,
  maxWaitMs: 75_000,
  maxPendingMs: 15_000,
  parkMs: 10_000,
};
