import { inTenant } from '@adlane/api-server';
import { ad_accounts, ads, templates } from '@adlane/api-server/schema';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/commands';
import type {
  PlatformAdapter,
  StepResult,
} from '../../../../../packages/api-server/src/modules/ads/launches/saga/PlatformAdapter';
import { planSteps } from '../../../../../packages/api-server/src/modules/ads/launches/saga/planSteps';
import {
  findLaunch,
  type LaunchStepRow,
  listSteps,
} from '../../../../../packages/api-server/src/modules/ads/launches/saga/queries';
import { requestDueLaunches } from '../../../../../packages/api-server/src/modules/ads/launches/saga/resumeLaunches';
import { runLaunch } from '../../../../../packages/api-server/src/modules/ads/launches/saga/runLaunch';
import { StepPending } from '../../../../../packages/api-server/src/modules/ads/launches/saga/StepPending';
import { findRows, openRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

/** A made-up platform: its pigeons carry a message from a cage once they are released. */
type Pigeon = { readonly id: string; readonly kind: string; readonly label: string; isFree: boolean };
type Fault =
  /** The request takes effect, but its answer is lost. */
  | 'lost'
  /** The request takes effect, and the server dies before the answer arrives. */
  | 'death'
  /** The platform refuses the request. */
  | 'refusal'
  /** The platform is still working on what the step waits for. */
  | 'pending';

class PigeonError extends Error {
  constructor(readonly fault: 'lost' | 'refusal') {
    super(fault === 'lost' ? 'The pigeon is late.' : 'Pigeons do not carry this.');
  }
}

const times = {
  leaseMs: 30_000,
  retryDelaysMs: [0, 0],
  rateDelayMs: 0,
  maxWaitMs: 1000,
  maxPendingMs: 100,
  parkMs: 1000,
};
const label = 'pigeon-1';

let api: TestApp | undefined;
let objects: Pigeon[] = [];
let requests: string[] = [];
let faults = new Map<string, Fault>();
let died: Promise<void>;
let die: () => void = () => undefined;

beforeEach(() => {
  objects = [];
  requests = [];
  faults = new Map();
  died = new Promise((resolve) => {
    die = resolve;
  });
});
afterEach(() => api?.close());

async function request(step: LaunchStepRow, steps: readonly LaunchStepRow[]): Promise<StepResult> {
  requests.push(step.key);
  const fault = faults.get(step.key);
  faults.delete(step.key);
  if (fault === 'refusal') throw new PigeonError('refusal');
  if (fault === 'pending') throw new StepPending('The pigeon is resting.', times.maxPendingMs + 1);
  const result = perform(step, steps);
  if (fault === 'lost') throw new PigeonError('lost');
  if (fault === 'death') {
    die();
    await new Promise<never>(() => undefined);
  }
  return result;
}

function perform({ key, request: fields }: LaunchStepRow, steps: readonly LaunchStepRow[]): StepResult {
  const pigeon = objects.find(({ kind }) => kind === 'pigeon');
  if (key === 'release' && pigeon) pigeon.isFree = true;
  if (key === 'cage' || key === 'pigeon') {
    const id = `${key}-${objects.length + 1}`;
    objects.push({ id, kind: key, label: String(fields.label), isFree: false });
    return { externalId: id };
  }
  const campaignId = steps.find((step) => step.key === 'cage')?.external_id ?? '';
  return key === 'watch' ? { externalId: null, ad: toAd(campaignId, pigeon) } : { externalId: null };
}

function toAd(campaignId: string, pigeon: Pigeon | undefined): NonNullable<StepResult['ad']> {
  return {
    name: 'A message',
    adlane_type: 'landing_page',
    result_kind: null,
    campaignId,
    status: pigeon?.isFree ? 'active' : 'paused',
    status_reasons: [],
    budget_type: 'daily',
    budget: 100,
    currency: 'USD',
    startTime: null,
    endTime: null,
    external_ids: { pigeon: pigeon?.id },
    adSets: [],
  };
}

const plan = (key: string, fields: Record<string, unknown> = {}) => ({
  key,
  title: `Send ${key}`,
  method: 'POST',
  path: 'loft',
  request: fields,
});

const pigeonAdapter: PlatformAdapter<{ readonly message: string }> = {
  plan: ({ message }, name) => [plan('cage', { label: name }), plan('pigeon', { label: name, message })],
  activate: () => [plan('release'), plan('watch')],
  judge(error) {
    if (!(error instanceof PigeonError)) return undefined;
    const action = error.fault === 'lost' ? 'retry' : 'stop';
    return { action, code: null, message: error.message, retryAfterMs: null };
  },
  async connect(_ports, launch) {
    return {
      sourceId: 0,
      send: request,
      async find({ key }) {
        const found = objects.find((each) => each.kind === key && each.label === launch.label);
        return found && { externalId: found.id };
      },
      async rollBack() {
        objects = objects.filter((each) => each.label !== launch.label);
        return ['cage', 'pigeon', 'release'];
      },
      async removeStray(_step, externalId) {
        objects = objects.filter(({ id }) => id !== externalId);
      },
      async storeFailure() {},
    };
  },
};

/** Stores a launch of the made-up platform, which the tables know as Google. */
async function storePigeonLaunch() {
  api = await createTestApp();
  const { ports, ownerPool } = api;
  const [row] = await openRows(ownerPool)
    .select({ agency_id: templates.agency_id, template_id: templates.id, account_id: ad_accounts.id })
    .from(templates)
    .innerJoin(ad_accounts, eq(ad_accounts.agency_id, templates.agency_id))
    .orderBy(templates.id, ad_accounts.id)
    .limit(1);
  if (!row) throw new Error('The seeded world has no template with an ad account.');
  const now = ports.clock.now();
  const launch = {
    agency_id: row.agency_id,
    template_id: row.template_id,
    ad_account_id: row.account_id,
    platform: 'google' as const,
    settings: {},
    label,
    created_at: now,
    updated_at: now,
  };
  const steps = planSteps(pigeonAdapter, { message: 'Hello' }, label);
  const { id } = await inTenant(ports.db, row.agency_id, (tx) => insertLaunch(tx, launch, steps));
  const payload = { agencyId: row.agency_id, launchId: id };
  return {
    clock: api.clock,
    run: () => runLaunch(ports, { google: pigeonAdapter }, payload, times),
    read: () =>
      inTenant(ports.db, row.agency_id, async (tx) => ({
        launch: await findLaunch(tx, row.agency_id, id),
        steps: await listSteps(tx, row.agency_id, id),
      })),
    async listAds() {
      const where = { launch_id: id, agency_id: row.agency_id };
      const found = await findRows(ownerPool, ads, { where });
      return found.map(({ campaignId: campaign, status }) => ({ campaign, status }));
    },
  };
}

describe('the launch engine on an unknown platform', () => {
  it('sends every step once, activates last and stores the ad', async () => {
    const { run, read, listAds } = await storePigeonLaunch();
    await run();
    expect(requests).toEqual(['cage', 'pigeon', 'release', 'watch']);
    const { launch, steps } = await read();
    expect(launch).toMatchObject({ status: 'launched', code: null, message: null, locked_until: null });
    expect(steps.map(({ key, status, external_id }) => [key, status, external_id])).toEqual([
      ['cage', 'done', 'cage-1'],
      ['pigeon', 'done', 'pigeon-2'],
      ['release', 'done', null],
      ['watch', 'done', null],
    ]);
    expect(await listAds()).toEqual([{ campaign: 'cage-1', status: 'active' }]);
    await run();
    expect(requests).toHaveLength(4);
  });

  it('adopts what a server created before it died, and creates nothing twice', async () => {
    const { run, read, listAds, clock } = await storePigeonLaunch();
    faults.set('pigeon', 'death');
    void run();
    await died;
    expect((await read()).launch?.status).toBe('running');
    clock.advance(times.leaseMs + 1000);
    await run();
    expect((await read()).launch?.status).toBe('launched');
    expect(requests).toEqual(['cage', 'pigeon', 'release', 'watch']);
    expect(objects.map(({ id, isFree }) => [id, isFree])).toEqual([
      ['cage-1', false],
      ['pigeon-2', true],
    ]);
    expect(await listAds()).toHaveLength(1);
  });

  it('adopts an object after its answer was lost, in the same run', async () => {
    const { run, read } = await storePigeonLaunch();
    faults.set('cage', 'lost');
    await run();
    expect((await read()).launch?.status).toBe('launched');
    expect(requests.filter((key) => key === 'cage')).toHaveLength(1);
    expect(objects).toHaveLength(2);
  });

  it('rolls back what exists when the platform refuses a step', async () => {
    const { run, read, listAds } = await storePigeonLaunch();
    faults.set('pigeon', 'refusal');
    await run();
    expect(objects).toEqual([]);
    const { launch, steps } = await read();
    expect(launch).toMatchObject({ status: 'failed', message: 'Pigeons do not carry this.' });
    expect(steps.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'cage rolled_back',
      'pigeon failed',
      'release pending',
      'watch pending',
    ]);
    expect(await listAds()).toEqual([]);
  });

  it('switches on again what it creates again after a roll back', async () => {
    const { run, read } = await storePigeonLaunch();
    faults.set('watch', 'refusal');
    await run();
    const states = async () => (await read()).steps.map(({ key, status }) => `${key} ${status}`);
    expect(await states()).toEqual([
      'cage rolled_back',
      'pigeon rolled_back',
      'release rolled_back',
      'watch failed',
    ]);
  });

  it('parks a launch that its platform still works on, and continues where it stopped', async () => {
    const { run, read, clock } = await storePigeonLaunch();
    faults.set('pigeon', 'pending');
    await run();
    const { launch, steps } = await read();
    expect(launch?.status).toBe('running');
    expect(Number(launch?.locked_until) - Number(clock.now())).toBe(times.parkMs);
    expect(steps.map(({ status }) => status)).toEqual(['done', 'sent', 'pending', 'pending']);
    if (!api) throw new Error('The app has not started.');
    // No worker of the app takes the launch: it would look for its steps at Google.
    const ports = { ...api.ports, jobs: { register: () => undefined, send: async () => undefined } };
    expect(await requestDueLaunches(ports)).toBe(0);
    clock.advance(times.parkMs + 1);
    expect(await requestDueLaunches(ports)).toBe(1);
    await run();
    expect((await read()).launch?.status).toBe('launched');
    expect(objects).toHaveLength(2);
  });

  it('stops if no adapter launches on the platform', async () => {
    const { read } = await storePigeonLaunch();
    const { launch } = await read();
    const payload = { agencyId: launch?.agency_id ?? 0, launchId: launch?.id ?? 0 };
    if (!api) throw new Error('The app has not started.');
    await expect(runLaunch(api.ports, {}, payload, times)).rejects.toThrow(
      'No adapter launches ads on google.',
    );
    expect((await read()).launch).toMatchObject({ status: 'running', locked_until: null });
  });
});
