import { inTenant, type Ports, reclaimLaunches, resumeLaunches } from '@adlane/api-server';
import { launch_steps, launches } from '@adlane/api-server/schema';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transact } from '../../../../../packages/api-server/src/db/tenant';
import {
  claimLaunch,
  renewLease,
} from '../../../../../packages/api-server/src/modules/ads/launches/saga/claimLaunch';
import { insertLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/commands';
import { failLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/failLaunch';
import { launchTimes } from '../../../../../packages/api-server/src/modules/ads/launches/saga/launchTimes';
import type {
  LaunchRunner,
  PlatformConnection,
} from '../../../../../packages/api-server/src/modules/ads/launches/saga/PlatformAdapter';
import {
  LaunchLost,
  type LaunchRow,
  listSteps,
} from '../../../../../packages/api-server/src/modules/ads/launches/saga/queries';
import { rollBackLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/rollBackLaunch';
import { createInlineJobs, type InlineJobs } from '../../../src/ports/inlineJobs';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

type Server = { readonly ports: Ports; readonly jobs: InlineJobs; readonly ran: number[] };

let test: LaunchTest;
beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test.close());

/** Starts a server whose launch worker only claims: it dies before its first request. */
function startServer(serverId: string): Server {
  const jobs = createInlineJobs();
  const ports: Ports = { ...test.api.ports, serverId, jobs };
  const ran: number[] = [];
  const run: Parameters<InlineJobs['register']>[0]['launch.run'] = async (payload) => {
    const launch = await claimLaunch(ports, payload, launchTimes);
    if (launch) ran.push(launch.id);
  };
  jobs.register({ 'launch.run': run } as Parameters<InlineJobs['register']>[0]);
  return { ports, jobs, ran };
}

/** Does what a server does when it starts. */
async function restart(serverId: string): Promise<Server> {
  const server = startServer(serverId);
  await reclaimLaunches(server.ports, { isOnlyServer: false });
  await resumeLaunches(server.ports);
  await server.jobs.settle();
  return server;
}

async function storeLaunch(label: string): Promise<number> {
  const { api, agencyId, templateId } = test;
  const launch = {
    agency_id: agencyId,
    template_id: templateId,
    ad_account_id: Number(test.body.adAccountId),
    platform: 'facebook' as const,
    settings: {},
    label,
  };
  const step = { key: 'campaign', title: 'Create campaign', status: 'pending' as const };
  const steps = [{ ...step, method: 'POST', path: 'campaigns', request: {}, external_id: null, error: null }];
  return (await inTenant(api.ports.db, agencyId, (tx) => insertLaunch(tx, launch, steps))).id;
}

const claim = (server: Server, launchId: number) =>
  claimLaunch(server.ports, { agencyId: test.agencyId, launchId }, launchTimes);

async function claimed(server: Server, launchId: number): Promise<LaunchRow> {
  const launch = await claim(server, launchId);
  if (!launch) throw new Error(`The launch ${launchId} has a lease.`);
  return launch;
}

describe('the lease of a launch', () => {
  it('is taken over at once by the same server after it was killed', async () => {
    const id = await storeLaunch('own-lease');
    await claimed(startServer('server-a'), id);
    const again = await restart('server-a');
    expect(again.ran).toContain(id);
  });

  it('is respected by another server that starts, until it ends', async () => {
    const id = await storeLaunch('foreign-lease');
    const alive = await claimed(startServer('server-a'), id);
    const other = await restart('server-b');
    expect(other.ran).not.toContain(id);
    await renewLease(test.api.ports, alive, launchTimes.leaseMs);
    test.api.clock.advance(launchTimes.leaseMs + 1);
    other.jobs.sendDelayed();
    await other.jobs.settle();
    expect(other.ran).toContain(id);
  });

  it('keeps no worker: the launch waits in the queue while others run', async () => {
    const waiting = await storeLaunch('waiting');
    await claimed(startServer('server-a'), waiting);
    const next = await storeLaunch('next');
    const before = test.api.clock.now();
    const other = startServer('server-b');
    for (const launchId of [waiting, next]) {
      await other.jobs.send('launch.run', { agencyId: test.agencyId, launchId });
    }
    await other.jobs.settle();
    expect(other.ran).toEqual([next]);
    expect(test.api.clock.now()).toEqual(before);
    expect(other.jobs.sendDelayed()).toEqual([launchTimes.leaseMs + 50]);
  });

  it('goes to one of two servers that claim the launch at once', async () => {
    const id = await storeLaunch('race');
    const servers = [startServer('server-a'), startServer('server-b')];
    const claims = await Promise.all(servers.map((server) => claim(server, id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('shuts out the worker that lost it: nothing that it writes is stored', async () => {
    const id = await storeLaunch('fenced');
    const slow = await claimed(startServer('server-a'), id);
    test.api.clock.advance(launchTimes.leaseMs + 1);
    const fast = await claimed(startServer('server-b'), id);
    await expect(renewLease(test.api.ports, slow, launchTimes.leaseMs)).rejects.toThrow(LaunchLost);
    await renewLease(test.api.ports, fast, launchTimes.leaseMs);
  });

  it('of a roll back ends with its server, so that the launch can be resumed', async () => {
    const id = await storeLaunch('rolled-back');
    const { ports, ownerPool } = test.api;
    const until = new Date(ports.clock.now().getTime() + launchTimes.leaseMs);
    await inTenant(ports.db, test.agencyId, (tx) =>
      tx
        .update(launches)
        .set({ status: 'failed', locked_until: until, locked_by: 'server-a' })
        .where(eq(launches.id, id)),
    );
    await restart('server-b');
    expect((await findRow(ownerPool, launches, { where: { id } })).locked_until).toEqual(until);
    await restart('server-a');
    expect((await findRow(ownerPool, launches, { where: { id } })).locked_until).toBeNull();
  });
});

function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** What a platform is reached with whose roll back deletes the campaign once it is told to. */
function createSlowRollBack() {
  const begun = createGate();
  const ended = createGate();
  const connection: PlatformConnection = {
    sourceId: 0,
    send: async () => ({ externalId: null }),
    find: async () => undefined,
    removeStray: async () => undefined,
    storeFailure: async () => undefined,
    async rollBack() {
      begun.open();
      await ended.opened;
      return ['campaign'];
    },
  };
  const runner: LaunchRunner = { judge: () => undefined, connect: async () => connection };
  return { runner, connection, begun: begun.opened, end: ended.open };
}

const findStep = async (id: number) => {
  const where = { launch_id: id, key: 'campaign' };
  const { status, external_id } = await findRow(test.api.ownerPool, launch_steps, { where });
  return { status, external_id };
};
const setStep = (id: number, values: { status: 'done'; external_id: string }) =>
  updateRows(test.api.ownerPool, launch_steps, values, { launch_id: id });

describe('a roll back whose lease was lost', () => {
  it('of a worker leaves the steps as the next worker writes them', async () => {
    const id = await storeLaunch('slow-worker');
    await setStep(id, { status: 'done', external_id: 'first' });
    const launch = await claimed(startServer('server-a'), id);
    const { runner, connection, begun, end } = createSlowRollBack();
    const steps = await inTenant(test.api.ports.db, test.agencyId, (tx) => listSteps(tx, test.agencyId, id));
    const verdict = { action: 'stop', code: null, message: 'No.', retryAfterMs: null } as const;
    const failing = failLaunch({ ports: test.api.ports, launch, runner, connection, steps }, verdict);
    await begun;
    test.api.clock.advance(launchTimes.leaseMs + 1);
    await claimed(startServer('server-b'), id);
    await setStep(id, { status: 'done', external_id: 'second' });
    end();
    await expect(failing).rejects.toThrow(LaunchLost);
    expect(await findStep(id)).toEqual({ status: 'done', external_id: 'second' });
    expect(await findRow(test.api.ownerPool, launches, { where: { id } })).toMatchObject({
      status: 'running',
    });
  });

  it('of a user leaves a launch alone that was resumed meanwhile', async () => {
    const id = await storeLaunch('slow-user');
    const { ports, ownerPool, clock } = test.api;
    await setStep(id, { status: 'done', external_id: 'first' });
    await updateRows(ownerPool, launches, { status: 'failed' }, { id });
    const { runner, begun, end } = createSlowRollBack();
    const transact: Transact = (work) => inTenant(ports.db, test.agencyId, work);
    const failed = await findRow(ownerPool, launches, { where: { id } });
    const rolling = rollBackLaunch({ ports, transact }, { facebook: runner }, failed);
    await begun;
    clock.advance(launchTimes.leaseMs + 1);
    const resumed = await test.api.request(`/api/v1/adlane/${id}/resume`, {
      method: 'POST',
      token: test.token,
    });
    expect(resumed.status).toBe(202);
    const steps = await findStep(id);
    end();
    await expect(rolling).rejects.toMatchObject({ status: 409 });
    expect(await findStep(id)).toEqual(steps);
    expect((await findRow(ownerPool, launches, { where: { id } })).status).not.toBe('rolled_back');
  });

  it('of a user deletes nothing of the launch that was resumed meanwhile', async () => {
    const { api, double, token } = test;
    double.failNext({ method: 'POST', path: '/adcreatives' }, undefined, 5);
    const { id, status } = await test.run();
    expect(status).toBe('failed');
    const search = createGate();
    const gate = createGate();
    const suspended: Ports['outbound'] = {
      async fetch(url, init) {
        if (!url.toString().includes('/campaignsbylabels')) return fetch(url, init);
        search.open();
        await gate.opened;
        return fetch(url, init);
      },
    };
    const path = `/api/v1/adlane/${id}/roll-back`;
    const jobs = createInlineJobs();
    const ports = { ...api.ports, serverId: 'server-a', outbound: suspended, jobs };
    const rolling = requestOtherServer(ports, { token, path, body: {} });
    await search.opened;
    api.clock.advance(launchTimes.leaseMs + 1);
    await api.request(`/api/v1/adlane/${id}/resume`, { method: 'POST', token });
    await api.jobs.settle();
    expect((await test.view(id)).status).toBe('launched');
    gate.open();
    expect((await rolling).status).toBe(409);
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('of a killed server whose process still runs is shut out by the restart', async () => {
    const id = await storeLaunch('undead');
    const launch = await claimed(startServer('server-a'), id);
    await reclaimLaunches({ ...test.api.ports, serverId: 'server-a' }, { isOnlyServer: false });
    await expect(renewLease(test.api.ports, launch, launchTimes.leaseMs)).rejects.toThrow(LaunchLost);
  });
});
