import { createApp, type Ports, reclaimLaunches, resumeLaunches } from '@adlane/api-server';
import { launches } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { findRow } from '../../fixtures/rows/rows';
import { type CrashPoint, createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

const points: [string, CrashPoint][] = [
  ['before the campaign arrives', { method: 'POST', path: /\/campaigns$/, nth: 2, takesEffect: false }],
  ['after the campaign was made', { method: 'POST', path: /\/campaigns$/, nth: 2, takesEffect: true }],
  ['after the lead form was made', { method: 'POST', path: /\/leadgen_forms$/, takesEffect: true }],
  ['after the second ad was made', { method: 'POST', path: /\/ads$/, nth: 2, takesEffect: true }],
  ['while it is switched on', { method: 'POST', path: /\/v26\.0\/\d+$/, takesEffect: true }],
  ['while its state is read', { method: 'GET', path: /\/v26\.0\/\d+$/, nth: 8, takesEffect: true }],
];

describe('a server that dies during a launch', () => {
  it.each(points)('%s lets the next server finish it with one campaign', async (_case, point) => {
    const dying = createDyingPorts(point);
    test = await createLaunchTest({ ports: dying.ports });
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;
    expect((await test.view(id)).status).toBe('running');

    test.api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();

    const launch = await test.view(id);
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(launch.ad_id).not.toBeNull();
    const { objects, forms, labels } = test.double.state;
    const names = objects.map((object) => `${object.kind} ${String(object.fields.name)}`);
    expect(new Set(names).size).toBe(names.length);
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
    expect([forms.length, labels.length]).toEqual([1, 1]);
    expect(await resumeLaunches(next)).toBe(0);
  });

  it('goes on at once after a restart of the same server', async () => {
    const dying = createDyingPorts({ method: 'POST', path: /\/adsets$/, takesEffect: true });
    test = await createLaunchTest({ ports: dying.ports });
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;
    expect((await test.view(id)).was_resumed).toBe(false);

    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    await reclaimLaunches(next, { isOnlyServer: false });
    await resumeLaunches(next);
    await jobs.settle();
    expect(await test.view(id)).toMatchObject({ status: 'launched', was_resumed: true });
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('keeps other servers from running the launch while its lease is valid', async () => {
    const dying = createDyingPorts({ method: 'POST', path: /\/adsets$/, takesEffect: true });
    test = await createLaunchTest({ ports: dying.ports });
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;
    const claimed = await findRow(test.api.ownerPool, launches, { where: { id } });
    expect(Number(claimed.locked_until)).toBeGreaterThan(Number(test.api.clock.now()));
  });

  it('and returns late deletes what it created meanwhile, so that one campaign exists', async () => {
    test = await createLaunchTest();
    const { double, api } = test;
    double.delayNext({ method: 'POST', path: '/campaigns' }, 1200, 2);
    const { id } = (await (await test.launch()).json()) as Launch;
    await expect.poll(() => double.requests({ method: 'POST', path: '/campaigns' }).length).toBe(2);

    api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...api.ports, jobs };
    createApp(next);
    await resumeLaunches(next);
    await jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
    await api.jobs.settle();
    const made = double.state.objects.filter((object) => object.kind === 'Campaign');
    expect(made.map((object) => object.status).sort()).toEqual(['ACTIVE', 'DELETED']);
    const stored = (await test.view(id)).steps.find((step) => step.key === 'campaign')?.external_id;
    expect(test.campaigns()).toMatchObject([{ id: stored }]);
  });

  it('and leaves a stray object gets it deleted before anything is activated', async () => {
    test = await createLaunchTest();
    const { double } = test;
    double.delayNext({ method: 'POST', path: '/adsets' }, 600);
    const { id } = (await (await test.launch()).json()) as Launch;
    await expect.poll(() => double.requests({ method: 'POST', path: '/adsets' }).length).toBe(1);
    const [campaign] = test.campaigns();
    if (campaign) double.state.objects.push({ ...campaign, id: '999' });
    await test.api.jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
    expect(test.campaigns()).toMatchObject([{ id: campaign?.id }]);
  });
});
