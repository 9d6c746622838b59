import type { Ports } from '@adlane/api-server';
import type { Launch } from '@adlane/contract/ads/launches';
import { launchAdapters } from '../../../../../packages/api-server/src/modules/ads/launches/launchAdapters';
import { runLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/runLaunch';
import type { TestApp } from '../createTestApp';
import { createFaultyOutbound, type RequestFault } from './launchFaults';
import { describeDifference } from './listObjects';

/** Short times, so that retries do not wait. */
const times = {
  leaseMs: 30_000,
  retryDelaysMs: [0, 0, 0],
  rateDelayMs: 0,
  maxWaitMs: 60_000,
  maxPendingMs: 0,
  parkMs: 1000,
};

/** Ports of an API that stores launches and runs none. */
export const idlePorts: Pick<Ports, 'jobs'> = {
  jobs: { register: () => undefined, send: async () => undefined },
};

/** A platform with the launch, or the correction of a rejected ad, that is repeated for each fault. */
export type MatrixTarget = {
  readonly platform: 'facebook' | 'google';
  readonly api: Pick<TestApp, 'ports' | 'clock'>;
  readonly agencyId: number;
  /** Stores the launch; nothing runs it. */
  launch(): Promise<Response>;
  view(id: number): Promise<Launch>;
  /** Lists what exists on the platform: kind and status of each object, sorted. */
  listObjects(): string[];
  /** Lists what a clean roll back would not have left, or not have removed. */
  listLeftovers(): string[];
  /** Restores the platform and our rows as they were before the last launch. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** A launch without any fault: its requests, and what exists afterwards. */
export type CleanLaunch = { readonly requests: readonly string[]; readonly objects: readonly string[] };

async function store(target: MatrixTarget): Promise<number> {
  const answer = await target.launch();
  if (answer.status !== 202) throw new Error(`Launching answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as Launch).id;
}

const run = ({ api, agencyId }: MatrixTarget, launchId: number, outbound: Ports['outbound']) =>
  runLaunch({ ...api.ports, outbound }, launchAdapters, { agencyId, launchId }, times);

/** Launches without a fault; twice, because only the first launch requests access tokens. */
export async function launchCleanly(target: MatrixTarget): Promise<CleanLaunch> {
  await launchOnce(target);
  return launchOnce(target);
}

async function launchOnce(target: MatrixTarget): Promise<CleanLaunch> {
  const { outbound, requests } = createFaultyOutbound(target.api.ports.outbound, {
    platform: target.platform,
    fault: 'refused',
    at: -1,
  });
  const id = await store(target);
  await run(target, id, outbound);
  const { status, message } = await target.view(id);
  if (status !== 'launched') throw new Error(`The launch without a fault ${status}: ${message}`);
  const objects = target.listObjects();
  await target.reset();
  return { requests, objects };
}

/** Whether a request and all that follow it only read: everything exists by then, and is switched on. */
function isFinalRead({ requests }: CleanLaunch, at: number): boolean {
  return requests.slice(at).every((request) => /^GET |\/googleAds:search$/.test(request));
}

/**
 * Launches once with a fault at one request.
 * @returns a sentence for each difference from a launch without a fault; for a refusal before everything is switched on, from
 * a clean roll back
 */
export async function launchWithFault(
  target: MatrixTarget,
  clean: CleanLaunch,
  { fault, at }: { fault: RequestFault; at: number },
): Promise<string[]> {
  const { ports, clock } = target.api;
  const faulty = createFaultyOutbound(ports.outbound, { platform: target.platform, fault, at });
  const id = await store(target);
  const first = run(target, id, faulty.outbound);
  const isGone = await Promise.race([faulty.died.then(() => true), first.then(() => false)]);
  if (isGone) {
    clock.advance(times.leaseMs + 1000);
    await run(target, id, ports.outbound);
    faulty.deliver();
    if (fault === 'delivered late') await first;
  }
  const { status, message } = await target.view(id);
  const isRolledBack = fault === 'refused' && !isFinalRead(clean, at);
  const found = isRolledBack ? target.listLeftovers() : target.listObjects();
  await target.reset();
  const wanted = isRolledBack ? [] : clean.objects;
  const outcome = isRolledBack ? 'failed' : 'launched';
  const name = `${clean.requests[at]} (${at}) ${fault}`;
  return [
    ...(status === outcome ? [] : [`${name}: the launch is ${status} (${message})`]),
    ...(JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${name}: ${describeDifference(found, wanted)}`]),
  ];
}
