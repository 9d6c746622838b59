import type { Launch, LaunchStep } from '@adlane/contract/ads/launches';
import type { LaunchErrorCode } from '@adlane/contract/constants';
import type { StepProgress } from '../../../../db/schema/ads/launches';
import type { Database, Ports } from '../../../../ports';
import type { LockedLaunch } from './commands';
import type { LaunchedAd } from './insertLaunchedAd';
import type { LaunchRow, LaunchStepRow } from './queries';

/** What to do about an error of a platform. */
export type LaunchVerdict = {
  /** `retry`: soon, after a look-up; `wait`: once the platform's rate limit allows; `stop`: never by itself. */
  readonly action: 'retry' | 'wait' | 'stop';
  /** The launch code of ads §8; null for errors that have none. */
  readonly code: LaunchErrorCode | null;
  /** What the user reads. */
  readonly message: string;
  /** How long the platform asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;
};

/**
 * One request of a launch before it is stored. Values such as `{campaign}` are replaced by ids of earlier
 * steps.
 */
export type PlannedStep = Pick<LaunchStep, 'key' | 'title' | 'method' | 'path' | 'request'>;

/** What a step brought. */
export type StepResult = {
  /** The object's id on the platform, which later steps refer to; null where the step creates none. */
  readonly externalId: string | null;
  /** Writes what the answer says about our own rows, in the transaction that completes the step. */
  readonly store?: (tx: Database, locked: LockedLaunch) => Promise<void>;
  /** The launched ad as the platform shows it; the last step of a launch must bring it. */
  readonly ad?: LaunchedAd;
  /** Why the platform did not show the state of that ad; the next refresh reads it. */
  readonly unread?: LaunchVerdict;
};

/** Stores how far a step of several requests has come, and renews the lease. @throws LaunchLost */
export type SaveProgress = (
  progress: StepProgress,
  store?: (locked: LockedLaunch) => Promise<void>,
) => Promise<void>;

/** Renews the lease. @throws LaunchLost */
export type CheckClaim = () => Promise<void>;

/** A platform, opened with the credentials of one launch. `steps` are the launch's steps as last read. */
export type PlatformConnection = {
  /** Source whose credentials are used; shown as disconnected when the platform refuses them. */
  readonly sourceId: number;
  /** How long to pause before the next step, to stay below the platform's rate limit; absent: never. */
  pauseMs?(): number;
  /**
   * Claims what a step creates for other launches too, in the transaction that marks the step as sent; absent: they share nothing.
   * Returns its id where another launch has created it meanwhile. @throws StepPending while another launch is creating it
   */
  claim?(tx: Database, step: LaunchStepRow): Promise<string | undefined>;
  /** Sends one step. @throws StepFailure, StepPending or an error that `judge` knows */
  send(step: LaunchStepRow, steps: readonly LaunchStepRow[], saveProgress: SaveProgress): Promise<StepResult>;
  /**
   * Finds what an earlier attempt of this step created without its answer arriving; undefined where there is nothing, and
   * for steps that are safe to repeat.
   * @param sharedId what `claim` returned, which counts while the platform still has it
   */
  find(
    step: LaunchStepRow,
    steps: readonly LaunchStepRow[],
    sharedId: string | undefined,
  ): Promise<StepResult | undefined>;
  /**
   * Returns the launched ad as its steps created it, for a platform that refuses the read that ends a launch; undefined for
   * other steps. Everything is switched on by then: a failure would delete running ads, or leave them running unseen.
   */
  toUnreadAd?(step: LaunchStepRow, steps: readonly LaunchStepRow[]): LaunchedAd | undefined;
  /**
   * Deletes what the launch created, found by its label so that nothing with a lost answer is missed.
   * @param checkClaim called before each request that deletes; it throws LaunchLost where the launch has changed hands, whose
   * objects must remain
   * @returns keys of the steps whose objects no longer exist
   */
  rollBack(steps: readonly LaunchStepRow[], checkClaim: CheckClaim): Promise<readonly string[]>;
  /** Deletes the object of a step whose launch another worker has claimed meanwhile. */
  removeStray(step: LaunchStepRow, externalId: string): Promise<void>;
  /** Writes what a final failure says about our own rows, in the transaction that fails the launch. */
  storeFailure(tx: Database, verdict: LaunchVerdict): Promise<void>;
};

/**
 * What the launch engine needs of a platform. The engine knows claims, leases, retries and roll back; an adapter knows
 * requests, answers and errors.
 */
export type PlatformAdapter<Inputs> = {
  /** Returns the requests that create everything paused, in order. Pure. */
  plan(inputs: Inputs, label: string): readonly PlannedStep[];
  /**
   * Returns the requests that switch the ad on, outermost object last, and a final one that reads the ad's state. The
   * engine sends them after all others. Pure.
   */
  activate(inputs: Inputs): readonly PlannedStep[];
  /** Decides about an error; undefined for errors that are not the platform's. Pure. */
  judge(error: unknown, step?: Pick<LaunchStepRow, 'key'>): LaunchVerdict | undefined;
  /** Opens the platform for one launch. */
  connect(ports: Ports, launch: LaunchRow): Promise<PlatformConnection>;
};

/** An adapter that runs stored launches, whatever they were planned from. */
export type LaunchRunner = Pick<PlatformAdapter<never>, 'judge' | 'connect'>;
export type LaunchRunners = Readonly<Partial<Record<Launch['platform'], LaunchRunner>>>;

/** Returns the adapter of a launch's platform. @throws Error where there is none */
export function getRunner(runners: LaunchRunners, { platform }: Pick<LaunchRow, 'platform'>): LaunchRunner {
  const runner = runners[platform];
  if (!runner) throw new Error(`No adapter launches ads on ${platform}.`);
  return runner;
}
