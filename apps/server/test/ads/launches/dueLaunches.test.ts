import { createApp } from '@adlane/api-server';
import { launches } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchTimes } from '../../../../../packages/api-server/src/modules/ads/launches/saga/launchTimes';
import { updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test.close());

/** Launches on a server that dies after the launch was stored and before it is queued. */
async function launchUnqueued(): Promise<number> {
  const dead = createApp({
    ...test.api.ports,
    jobs: {
      register: () => undefined,
      send: async () => {
        throw new Error('The server is dead.');
      },
    },
  });
  const answer = await dead.request('/api/v1/adlane/facebook', {
    method: 'POST',
    headers: { authorization: `Bearer ${test.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(test.body),
  });
  expect(answer.status).toBe(500);
  const list = await test.api.request('/api/v1/adlane?status=queued', { token: test.token });
  const [launch] = ((await list.json()) as { data: Launch[] }).data;
  if (!launch) throw new Error('The launch was not stored.');
  return launch.id;
}

/** Lets another server that has been running all along do what it does each minute. */
async function tick(): Promise<void> {
  await test.api.jobs.send('scheduler.tick', {});
  await test.api.jobs.settle();
}

describe('a launch without a job', () => {
  it('that was stored and not queued is run by the next tick of any server', async () => {
    const id = await launchUnqueued();
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('queued');
    await tick();
    expect((await test.view(id)).status).toBe('launched');
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('whose lease was ended and that was not queued is left to the retry of the queue, then run', async () => {
    const id = await launchUnqueued();
    const released = { status: 'running', locked_until: null, updated_at: test.api.clock.now() } as const;
    await updateRows(test.api.ownerPool, launches, released, { id });
    await tick();
    expect((await test.view(id)).status).toBe('running');
    test.api.clock.advance(launchTimes.leaseMs + 1);
    await tick();
    expect((await test.view(id)).status).toBe('launched');
  });

  it('whose worker died before the clock was set back by an hour is run by the next tick', async () => {
    const id = await launchUnqueued();
    const updated_at = new Date(test.api.clock.now().getTime() + 60 * 60 * 1000);
    const locked_until = new Date(updated_at.getTime() + launchTimes.leaseMs);
    await updateRows(test.api.ownerPool, launches, { status: 'running', locked_until, updated_at }, { id });
    await tick();
    expect((await test.view(id)).status).toBe('launched');
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('that a worker has is left alone while its lease is valid', async () => {
    const id = await launchUnqueued();
    const locked_until = new Date(test.api.clock.now().getTime() + launchTimes.leaseMs);
    await updateRows(test.api.ownerPool, launches, { status: 'running', locked_until }, { id });
    await tick();
    expect(await test.view(id)).toMatchObject({ status: 'running', was_resumed: false });
  });
});
