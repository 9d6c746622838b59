import { setImmediate } from 'node:timers/promises';
import type { JobHandlers, Log } from '@adlane/api-server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueuedJobs, type QueuedJobs } from '../../src/ports/queuedJobs';
import { countJobs, deleteJobs, moveJobsAhead } from '../fixtures/rows/jobRows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const payload = (launchId: number, agencyId = 1) => ({ agencyId, launchId });

let test: TestApp;
const opened: QueuedJobs[] = [];
const ends: (() => void)[] = [];
/** A job that runs until the test ends, since the queue gives up only after two minutes. */
const endless = () => new Promise<void>((resolve) => ends.push(resolve));
const endAll = () => {
  for (const end of ends.splice(0)) end();
};

beforeAll(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  endAll();
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(1_000)));
  await deleteJobs(test.ownerPool);
});
afterAll(() => test.close());

async function open(handler: JobHandlers['launch.run'], pool = test.ownerPool): Promise<QueuedJobs> {
  const jobs = createQueuedJobs({ pool, log: quiet, isOnlyProcess: true, clockCheckMs: 100 });
  opened.push(jobs);
  jobs.register({ 'launch.run': handler } as JobHandlers);
  await jobs.start();
  return jobs;
}

describe('createQueuedJobs', () => {
  it('runs a job soon after it was sent', async () => {
    const seen: number[] = [];
    const jobs = await open(async ({ launchId }) => void seen.push(launchId));
    await jobs.send('launch.run', payload(7));
    await expect.poll(() => seen).toEqual([7]);
  });

  it('does not queue equal work twice, but queues other work', async () => {
    const jobs = await open(endless);
    for (const launchId of [1, 2]) await jobs.send('launch.run', payload(launchId));
    await expect.poll(() => countJobs(test.ownerPool, 'active')).toBe(2);
    await jobs.send('launch.run', payload(3), { key: 'launch-3' });
    await jobs.send('launch.run', payload(3), { key: 'launch-3' });
    await jobs.send('launch.run', payload(4), { key: 'launch-4' });
    await expect.poll(() => countJobs(test.ownerPool, 'created')).toBe(2);
  });

  it('runs what waited when the clock was set back by an hour, and equal work after it', async () => {
    const seen: number[] = [];
    const jobs = await open(async ({ launchId }) => void seen.push(launchId));
    const options = { key: 'launch-7', delayMs: 1_000 };
    await jobs.send('launch.run', payload(7), options);
    await moveJobsAhead(test.ownerPool);
    await jobs.send('launch.run', payload(7), options);
    await expect.poll(() => seen).toEqual([7]);
    await jobs.send('launch.run', payload(7), { key: 'launch-7' });
    await expect.poll(() => seen).toEqual([7, 7]);
  });

  it('leaves a worker to other agencies, however many jobs one agency has', async () => {
    const seen: number[] = [];
    const jobs = await open(async ({ agencyId, launchId }) => {
      seen.push(launchId);
      if (agencyId === 1) await endless();
    });
    for (let launchId = 1; launchId <= 8; launchId += 1) await jobs.send('launch.run', payload(launchId));
    await expect.poll(() => seen.length).toBe(2);
    for (const launchId of [21, 22, 23]) {
      await jobs.send('launch.run', payload(launchId, 2));
      await expect.poll(() => seen).toContain(launchId);
    }
    expect(seen.length).toBe(5);
    await expect.poll(() => countJobs(test.ownerPool, 'created')).toBe(6);
  });

  it('runs the jobs of agencies in turns, and all of them in the end', async () => {
    const seen: string[] = [];
    let isOpen = false;
    const jobs = await open(async ({ agencyId, launchId }) => {
      if (!isOpen) await endless();
      seen.push(`${agencyId}/${launchId}`);
    });
    for (let launchId = 1; launchId <= 12; launchId += 1) await jobs.send('launch.run', payload(launchId));
    for (const launchId of [1, 2]) await jobs.send('launch.run', payload(launchId, 2));
    await expect.poll(() => countJobs(test.ownerPool, 'active')).toBe(3);
    isOpen = true;
    endAll();
    await expect.poll(() => seen.length).toBe(14);
    const others = ['2/1', '2/2'].map((run) => seen.indexOf(run));
    // The second job of the other agency comes before the last ones of the agency that queued more, earlier.
    expect(Math.max(...others)).toBeLessThan(seen.indexOf('1/12'));
  });

  it('holds a delayed job back without a worker, and the same work can be queued for now', async () => {
    const seen: number[] = [];
    const jobs = await open(async ({ launchId }) => void seen.push(launchId));
    await jobs.send('launch.run', payload(1), { key: 'launch-1/later', delayMs: 3_600_000 });
    await jobs.send('launch.run', payload(2), { key: 'launch-2' });
    await jobs.send('launch.run', payload(1), { key: 'launch-1' });
    await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(await countJobs(test.ownerPool, 'created')).toBe(1);
  });

  it('retries a failed job', async () => {
    const jobs = await open(async () => {
      throw new Error('not today');
    });
    await jobs.send('launch.run', payload(9));
    await expect.poll(() => countJobs(test.ownerPool, 'retry')).toBe(1);
  });

  it('stores nothing of a job that outlasts the stop, and runs it again later', async () => {
    const pool = new pg.Pool(test.ownerPool.options);
    const jobs = await open(endless, pool);
    await jobs.send('launch.run', payload(6));
    await expect.poll(() => countJobs(test.ownerPool, 'active')).toBe(1);
    await jobs.stop(1_000);
    await pool.end();
    const query = vi.spyOn(pool, 'query');
    endAll();
    await setImmediate();
    expect(query).not.toHaveBeenCalled();
    expect(await countJobs(test.ownerPool, 'retry')).toBe(1);
  });

  it('resumes work interrupted by a crash at once', async () => {
    const first = await open(endless);
    await first.send('launch.run', payload(5));
    await expect.poll(() => countJobs(test.ownerPool, 'active')).toBe(1);
    const seen: number[] = [];
    await open(async ({ launchId }) => void seen.push(launchId));
    await expect.poll(() => seen).toEqual([5]);
  });
});
