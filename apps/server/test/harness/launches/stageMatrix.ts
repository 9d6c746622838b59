import type { Launch } from '@adlane/contract/ads/launches';
import { expect } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import type { DoublesState } from '../processes/spawnDoubles';
import { type RequestFault, survivedFaults } from './launchFaults';
import { describeDifference } from './listObjects';
import type { LaunchStage } from './openLaunchStage';

/** A launch, or the correction of a rejected ad, that is repeated on a stage for each fault. */
export type StageTarget = {
  readonly platform: 'facebook' | 'google';
  readonly order: { readonly path: string; readonly body: unknown };
  /** State of the platforms before the launch. */
  readonly before: DoublesState;
  listObjects(state: DoublesState): string[];
  /** Lists what a clean roll back would not have left, or not have removed. */
  listLeftovers(state: DoublesState): string[];
  /** Restores our rows as they were before the launch. */
  reset(): Promise<void>;
};
/** A launch without any fault: its requests that change something, and what exists afterwards. */
export type CleanRun = { readonly writes: readonly string[]; readonly objects: readonly string[] };
/** A fault at one of the requests that change something, from 0. */
export type StageFault = { readonly fault: RequestFault; readonly at: number };

const killing: readonly RequestFault[] = [
  'killed before it arrives',
  'killed after it took effect',
  'delivered late',
];
const everyFault: readonly RequestFault[] = [...survivedFaults, 'refused'];
let runs = 0;

/** Returns a fault at every request that changes something. Pure. */
export function pickEvery({ writes }: CleanRun, fault: RequestFault): StageFault[] {
  return [...writes.keys()].map((at) => ({ fault, at }));
}

/**
 * Returns a fault at one request of each kind, which is its path without ids. Of several, each fault meets another one, always
 * the same. Pure.
 */
export function pickKinds({ writes }: CleanRun, fault: RequestFault): StageFault[] {
  const kinds = new Map<string, number[]>();
  for (const [at, write] of writes.entries()) {
    const kind = write.replaceAll(/\d{3,}/g, 'ID');
    kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
  }
  return [...kinds.values()].flatMap((positions) => {
    const at = positions[everyFault.indexOf(fault) % positions.length];
    return at === undefined ? [] : [{ fault, at }];
  });
}

/** Posts the order again and again under one key, across the server's death, until its launch has ended. */
async function finish(stage: LaunchStage, { order }: StageTarget, isKilled: boolean): Promise<Launch> {
  runs += 1;
  const call = { ...order, key: `stage-run-${runs}` };
  await stage.request(call).catch(() => undefined);
  if (isKilled) {
    await expect.poll(stage.isRunning, { timeout: pollLimitMs }).toBe(false);
    await stage.restart();
  }
  const { id } = await stage.request<Launch>(call);
  return waitForEnd(stage, id);
}

/** Resolves to the launch once it has ended. */
export async function waitForEnd(stage: LaunchStage, id: number): Promise<Launch> {
  const view = () => stage.request<Launch>({ path: `adlane/${id}` });
  const status = async () => (await view()).status;
  await expect.poll(status, { timeout: 4 * pollLimitMs, interval: 50 }).not.toMatch(/queued|running/);
  return view();
}

/** Launches without a fault. */
export async function runCleanly(stage: LaunchStage, target: StageTarget): Promise<CleanRun> {
  await stage.doubles.request({ do: 'restore', state: target.before });
  const { status, message } = await finish(stage, target, false);
  if (status !== 'launched') throw new Error(`The launch without a fault ${status}: ${message}`);
  const { writes, state } = await stage.doubles.request({ do: 'read' });
  await target.reset();
  return { writes, objects: target.listObjects(state) };
}

/**
 * Launches once with a fault at one request that changes something.
 * @returns a sentence for each difference from a launch without a fault; for a refusal, from a clean roll back
 */
export async function runWithFault(
  stage: LaunchStage,
  target: StageTarget,
  clean: CleanRun,
  { fault, at }: StageFault,
): Promise<string[]> {
  const { platform } = target;
  await stage.doubles.request({ do: 'restore', state: target.before });
  await stage.doubles.request({ do: 'arm', fault: { platform, fault, at, pid: stage.getPid() } });
  const { status, message } = await finish(stage, target, killing.includes(fault));
  const { state } = await stage.doubles.request({ do: 'deliver' });
  await target.reset();
  const isRefused = fault === 'refused';
  const outcome = isRefused ? 'failed' : 'launched';
  const difference = isRefused
    ? describeDifference(target.listLeftovers(state), [])
    : describeDifference(target.listObjects(state), clean.objects);
  const name = `${clean.writes[at]} (${at}) ${fault}`;
  return [
    ...(status === outcome ? [] : [`${name}: the launch is ${status} (${message})`]),
    ...(difference === '' ? [] : [`${name}: ${difference}`]),
  ];
}
