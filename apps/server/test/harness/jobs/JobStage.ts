import type { JobHandlers, JobName, JobPayloads, Jobs, Outbound } from '@adlane/api-server';
import type { TestClock } from '../createTestApp';
import type { NetworkFault } from '../launches/launchFaults';

/** Something that a job has to do. */
export type JobTask<N extends JobName> = {
  readonly payload: JobPayloads[N];
  /** Reads what the job led to, here and at the receivers, without ids and times. */
  readonly read: () => Promise<unknown>;
};

/** The API with what a kind of job needs. */
export type JobStage<N extends JobName> = {
  readonly clock: TestClock;
  readonly jobs: Jobs & { readonly handlers: () => JobHandlers; readonly settle: () => Promise<void> };
  /** Prepares one task; tasks that were prepared before are of no more interest. */
  readonly prepare: () => Promise<JobTask<N>>;
  /** Faults that cannot be told from success. @default none */
  readonly undetectable?: readonly NetworkFault[];
  readonly close: () => Promise<void>;
};

/** Opens the stage of a kind of job, whose requests leave through `outbound`. */
export type OpenJobStage<N extends JobName> = (outbound: SwitchedOutbound) => Promise<JobStage<N>>;

/** A connection to other hosts that can be replaced while the API runs. */
export type SwitchedOutbound = Outbound & {
  /** Where requests arrive without a fault. @default the network */
  receive(outbound: Outbound): void;
  /** Lets requests meet faults until `restore`. */
  replace(outbound: Outbound): void;
  restore(): void;
  /** The connection without a fault. */
  readonly sound: Outbound;
};
