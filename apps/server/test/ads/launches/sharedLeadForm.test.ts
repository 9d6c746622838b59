import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { launch_steps } from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../src/ports/inlineJobs';
import { findRows } from '../../fixtures/rows/rows';
import { createDyingPorts } from '../../harness/launches/createDyingPorts';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

const leaseMs = 31_000;
const listForms = ({ double }: LaunchTest) => double.state.forms.map(({ id }) => id);

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
    const steps = await findRows(started.api.ownerPool, launch_steps, { where: { key: 'leadForm' } });
    const used = steps.flatMap(({ launch_id, external_id }) =>
      [first.id, second.id].includes(launch_id) ? [external_id] : [],
    );
    expect(used).toEqual([started.double.state.forms[0]?.id, started.double.state.forms[0]?.id]);
  });
});
