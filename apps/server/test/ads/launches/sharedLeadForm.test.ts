import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { launch_steps, lead_forms } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { findRows, updateRows } from '../../fixtures/rows/rows';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

const leaseMs = 31_000;
const listForms = ({ double }: LaunchTest) => double.state.forms.map(({ id }) => id);

/** Lists the form that each launch has used. */
async function listUsed({ api }: LaunchTest, launches: readonly Launch[]) {
  const steps = await findRows(api.ownerPool, launch_steps, { where: { key: 'leadForm' } });
  return launches.map(({ id }) => steps.find(({ launch_id }) => launch_id === id)?.external_id);
}

describe('a lead form that two launches create at once on one page', () => {
  it.each([
    ['has created it', true],
    ['was about to create it', false],
  ])('exists once, although the server of the first one died when it %s', async (_when, hasArrived) => {
    const dying = createDyingPorts({ method: 'POST', path: /\/leadgen_forms$/, takesEffect: hasArrived });
    test = await createLaunchTest({ ports: dying.ports });
    const started = test;
    const first = (await (await started.launch({ campaignName: 'First' })).json()) as Launch;
    await dying.died;

    const jobs = createInlineJobs();
    const next: Ports = { ...started.api.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    const answer = await requestOtherServer(next, {
      token: started.token,
      path: '/api/v1/adlane/facebook',
      body: { ...started.body, campaignName: 'Second' },
    });
    const second = (await answer.json()) as Launch;
    await jobs.settle();
    expect((await started.view(second.id)).status).toBe('running');
    expect(listForms(started)).toHaveLength(hasArrived ? 1 : 0);

    createApp(next);
    const readStatuses = async () => [
      (await started.view(first.id)).status,
      (await started.view(second.id)).status,
    ];
    await expect
      .poll(async () => {
        started.api.clock.advance(leaseMs);
        await resumeLaunches(next);
        await jobs.settle();
        return readStatuses();
      })
      .toEqual(['launched', 'launched']);
    expect(listForms(started)).toHaveLength(1);
    const [form] = listForms(started);
    expect(await listUsed(started, [first, second])).toEqual([form, form]);
  });
});

describe('a lead form that an earlier launch created at the same time, and our row has lost', () => {
  const forgetForms = ({ api }: LaunchTest) =>
    updateRows(api.ownerPool, lead_forms, { external_id: null }, {});

  it.each([
    ['is used again while the page has it', false],
    ['is created again where the page has it no longer', true],
  ])('%s', async (_title, isGone) => {
    test = await createLaunchTest();
    const first = await test.run({ campaignName: 'First' });
    const [old] = listForms(test);
    await forgetForms(test);
    if (isGone) test.double.state.forms.splice(0);
    const second = await test.run({ campaignName: 'Second' });
    expect(second).toMatchObject({ status: 'launched', message: null });
    const [form, ...others] = listForms(test);
    expect([others, form === old]).toEqual([[], !isGone]);
    expect(await listUsed(test, [first, second])).toEqual([old, form]);
  });

  it('is used by a launch whose server died when it read whether the page has it', async () => {
    const dying = createDyingPorts({ method: 'GET', path: /\/leadgen_forms$/, takesEffect: false });
    test = await createLaunchTest({ ports: dying.ports });
    const started = test;
    const first = (await (await started.launch({ campaignName: 'First' })).json()) as Launch;
    await expect.poll(async () => (await started.view(first.id)).status).toBe('launched');
    await forgetForms(started);
    const second = (await (await started.launch({ campaignName: 'Second' })).json()) as Launch;
    await dying.died;
    const { ports, clock } = started.api;
    const jobs = createInlineJobs();
    const next: Ports = { ...ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    clock.advance(leaseMs);
    await resumeLaunches(next);
    await jobs.settle();
    expect((await started.view(second.id)).status).toBe('launched');
    const [form] = listForms(started);
    expect(listForms(started)).toHaveLength(1);
    expect(await listUsed(started, [first, second])).toEqual([form, form]);
  });
});
