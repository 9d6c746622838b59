import { randomUUID } from 'node:crypto';
import type { Launch } from '@adlane/contract/ads/launches';
import { expect } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import type { UserCalls } from './asUser';
import type { Workload } from './Workload';

/** Launches that were acknowledged, each followed to its end. */
export type WrittenLaunch = { readonly name: string; readonly id: number; readonly status: string };

type Order = { readonly path: string; readonly body: object };

/** Launches once, under a new name, and waits for the end. */
export async function writeLaunch(user: UserCalls, order: Order): Promise<WrittenLaunch> {
  const key = randomUUID();
  // Google takes 15 characters at most.
  const name = `Load ${key.slice(0, 8)}`;
  const body = { ...order.body, campaignName: name };
  const { id } = await user.succeed<Launch>({ path: order.path, body, key });
  const read = async () => (await user.succeed<Launch>({ path: `v1/adlane/${id}` })).status;
  await expect.poll(read, { timeout: 4 * pollLimitMs, interval: 100 }).not.toMatch(/queued|running/);
  return { name, id, status: await read() };
}

/** Launches one campaign after the other. */
export async function writeLaunches(
  workload: Workload,
  user: UserCalls,
  order: Order,
): Promise<WrittenLaunch[]> {
  const written: WrittenLaunch[] = [];
  while (!workload.isFinishing()) written.push(await writeLaunch(user, order));
  return written;
}
