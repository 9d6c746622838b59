import type { JobHandlers, Jobs } from '@adlane/api-server';
import { ads, launches, subscriptions, users } from '@adlane/api-server/schema';
import { errorMessages } from '@adlane/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../fixtures/rows/demoRows';
import { findRow, updateRows } from '../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../harness/launches/createLaunchTest';

let test: LaunchTest | undefined;
afterEach(() => test?.close());

/** Jobs that wait until the test runs them. */
function createPausedJobs(): Jobs & { readonly sent: string[]; run(): Promise<void> } {
  let handlers: JobHandlers | undefined;
  const sent: string[] = [];
  const waiting: (() => Promise<void>)[] = [];
  return {
    sent,
    register(given) {
      handlers = given;
    },
    async send(name, payload) {
      sent.push(name);
      waiting.push(async () => handlers?.[name](payload));
    },
    async run() {
      for (const job of waiting.splice(0)) await job();
    },
  };
}

async function launchLater() {
  const jobs = createPausedJobs();
  const created = await createLaunchTest({ ports: { jobs } });
  test = created;
  await updateRows(created.api.ownerPool, subscriptions, { subscription_id: null });
  const answer = await created.launch();
  const { id } = await answer.json();
  expect(jobs.sent).toContain('launch.run');
  const stored = () => findRow(created.api.ownerPool, launches, { where: { id } });
  return { ...created, jobs, stored };
}

describe('a launch that was accepted before its account lost access', () => {
  it('runs while nothing has changed', async () => {
    const { jobs, stored, campaigns } = await launchLater();
    await jobs.run();
    expect([(await stored()).status, campaigns().length]).toEqual(['launched', 1]);
  });

  it('is stopped once its agency is archived, before anything is sent', async () => {
    const { api, jobs, stored, campaigns } = await launchLater();
    const { id } = await findRow(api.ownerPool, users, { where: { email: 'agency@adlane.test' } });
    const token = await api.as('SuperAdmin');
    await api.request(`/api/v1/subscribers/archive/${id}`, { method: 'POST', token });
    await jobs.run();
    expect(await stored()).toMatchObject({
      status: 'failed',
      message: errorMessages.launcherGone,
    });
    expect(campaigns()).toEqual([]);
  });

  it('is stopped once its client is deactivated', async () => {
    const { api, token, jobs, stored, campaigns } = await launchLater();
    const { clientId } = await findDemoClient(api.ownerPool);
    await updateRows(api.ownerPool, launches, { client_user_id: clientId }, { id: (await stored()).id });
    const body = { status: 'inactive' };
    await api.request(`/api/v1/clients/update/${clientId}`, { method: 'PUT', token, body });
    await jobs.run();
    expect([(await stored()).status, campaigns()]).toEqual(['failed', []]);
  });
});

it('no other job of an archived agency calls a platform', async () => {
  const { api, agencyId, jobs } = await launchLater();
  await jobs.run();
  const ad = await findRow(api.ownerPool, ads, { where: { agency_id: agencyId } });
  const { id } = await findRow(api.ownerPool, users, { where: { email: 'agency@adlane.test' } });
  const token = await api.as('SuperAdmin');
  await api.request(`/api/v1/subscribers/archive/${id}`, { method: 'POST', token });
  await jobs.run();
  await jobs.send('ads.refresh', { agencyId, adId: ad.id });
  await jobs.run();
  expect(api.logLines.map(({ message }) => message)).toContain('Dropped a job of an inactive agency');
});
