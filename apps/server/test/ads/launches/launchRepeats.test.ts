import { createApp, type Ports } from '@adlane/api-server';
import {
  ad_accounts,
  ads,
  idempotency_keys,
  launches,
  lead_forms,
  media,
  pages,
  templates,
} from '@adlane/api-server/schema';
import type { Launch } from '@adlane/contract/ads/launches';
import type { Template } from '@adlane/contract/ads/templates';
import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countRows, findRow, updateRows } from '../../fixtures/rows/rows';
import { buildContent } from '../../fixtures/templateForms';
import { createGoogleLaunchTest, type GoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';

type Body = Record<string, unknown>;
type Sent = { readonly path: string; readonly body: Body };

let test: GoogleLaunchTest;
/** Launches that the server has queued; no worker takes them. */
let queued: number[];
let server: ReturnType<typeof createApp>;

beforeEach(async () => {
  test = await createGoogleLaunchTest();
  queued = [];
  const jobs: Ports['jobs'] = {
    register: () => undefined,
    async send(_name, payload) {
      if ('launchId' in payload) queued.push(payload.launchId);
    },
  };
  server = createApp({ ...test.ports, jobs });
});
afterEach(() => test.close());

async function post({ path, body }: Sent, key: string, token = test.token): Promise<Response> {
  return server.request(`/api/v1/adlane/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

async function buildFacebook(): Promise<Body> {
  const own = { agency_id: test.agencyId };
  const leadAds = { ...own, templateAdType: 'leadform', status: 'active' } as const;
  const template = await findRow(test.ownerPool, templates, { where: leadAds, orderBy: [templates.id] });
  const isDefault = { ...own, is_default: true };
  return {
    template_id: template.id,
    campaignName: 'Spring smiles',
    FbAdSetting: {
      ad_launch_type: 'leadform',
      field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
    },
    adAccountId: (await findRow(test.ownerPool, ad_accounts, { where: isDefault })).id,
    pageId: (await findRow(test.ownerPool, pages, { where: isDefault })).id,
    budgetType: 'daily',
    budget: 2500,
    countries: ['US'],
  };
}

async function buildInstantFacebook(): Promise<Body> {
  const { template_id: _template, ...terms } = await buildFacebook();
  const own = { agency_id: test.agencyId };
  const picture = { where: { ...own, kind: 'image' as const }, orderBy: [media.id] };
  return {
    ...terms,
    leadFormId: (await findRow(test.ownerPool, lead_forms, { where: own, orderBy: [lead_forms.id] })).id,
    templateContent: buildContent(),
    templateTargeting: createDefaultTemplateTargeting(),
    templateMediaIds: [(await findRow(test.ownerPool, media, picture)).id],
  };
}

async function buildInstantGoogle(): Promise<Body> {
  const answer = await test.request(`/api/v1/templates/view/${test.templateId}`, { token: test.token });
  const { template_id: _template, ...terms } = test.body;
  return { ...terms, google: ((await answer.json()) as Template).templates.google };
}

/** Launches a Search ad and lets Google reject it. */
async function buildResubmit(): Promise<Sent> {
  await test.changeGoogle({ targeting: { googleKeywords: { target: ['dentist'], negative: [] } } });
  const { ad_id } = await test.run({ campaignType: 'SEARCH' });
  await updateRows(test.ownerPool, ads, { status: 'attention needed' }, { id: ad_id ?? 0 });
  const path = `${ad_id}/resubmit`;
  const draft = await test.request(`/api/v1/adlane/${path}`, { token: test.token });
  const { record } = (await draft.json()) as { record: Body & { template_content: { headlines: object[] } } };
  const headlines = record.template_content.headlines.map((version, index) =>
    index === 0 ? { ...version, value: 'A friendly dentist' } : version,
  );
  return { path, body: { ...record, template_content: { ...record.template_content, headlines } } };
}

const calls: [string, () => Promise<Sent>][] = [
  ['a launch on Facebook', async () => ({ path: 'facebook', body: await buildFacebook() })],
  [
    'an instant launch on Facebook',
    async () => ({ path: 'instant/facebook', body: await buildInstantFacebook() }),
  ],
  ['a launch on Google', async () => ({ path: 'google', body: test.body })],
  ['an instant launch on Google', async () => ({ path: 'instant/google', body: await buildInstantGoogle() })],
  ['a resubmit', buildResubmit],
];

/** Leaves the key as a server does that was killed after the launch was committed, or whose database failed then. */
const loseAnswer = (key: string, status: null | 409) =>
  updateRows(test.ownerPool, idempotency_keys, { status, answer: null }, { key });
const countStored = () =>
  Promise.all([countRows(test.ownerPool, launches), countRows(test.ownerPool, templates)]);

describe.each(calls)('%s that is sent again under its key', (_call, build) => {
  it('is answered at once with the same launch, and queued again', async () => {
    const sent = await build();
    const answer = await post(sent, 'spring');
    const first = (await answer.json()) as Launch & { errors?: object };
    expect([answer.status, first.errors]).toEqual([202, undefined]);
    const stored = await countStored();
    for (const status of [null, 409] as const) {
      await loseAnswer('spring', status);
      const again = await post(sent, 'spring');
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
      expect(await again.json()).toEqual(first);
    }
    expect(queued).toEqual([first.id, first.id, first.id]);
    expect(await countStored()).toEqual(stored);
  });

  it('is the same launch where nothing is known of the key, whatever has changed since', async () => {
    const sent = await build();
    const first = (await (await post(sent, 'spring')).json()) as Launch;
    await updateRows(test.ownerPool, idempotency_keys, { key: 'expired' }, { key: 'spring' });
    await updateRows(test.ownerPool, ads, { status: 'active' });
    await updateRows(test.ownerPool, ad_accounts, { status: 'Disconnected' });
    const stored = await countStored();
    expect(await (await post(sent, 'spring')).json()).toEqual(first);
    expect(await countStored()).toEqual(stored);
  });

  it('is refused where its body has changed', async () => {
    const { path, body } = await build();
    await post({ path, body }, 'spring');
    await loseAnswer('spring', 409);
    const name = { campaignName: 'Autumn smiles', name: 'Autumn smiles' };
    const changed = await post({ path, body: { ...body, ...name } }, 'spring');
    expect([changed.status, Object.keys((await changed.json()).errors)]).toEqual([422, ['Idempotency-Key']]);
  });
});

describe('the key of a launch', () => {
  it.each(['Client', 'SuperAdmin'] as const)('means nothing for a %s that sends the same', async (role) => {
    const sent = { path: 'facebook', body: await buildFacebook() };
    const first = (await (await post(sent, 'spring')).json()) as Launch;
    const other = await post(sent, 'spring', await test.as(role));
    expect(other.headers.get('idempotency-replayed')).toBeNull();
    expect((await other.json()).id).not.toBe(first.id);
  });
});

describe('a failed launch', () => {
  it('that was resumed is answered as such where the answer was lost', async () => {
    const { id } = (await (await test.launch({}, 'spring')).json()) as Launch;
    await test.jobs.settle();
    await updateRows(test.ownerPool, launches, { status: 'failed' }, { id });
    const resume = { path: `${id}/resume`, body: {} };
    const first = await (await post(resume, 'again')).json();
    await loseAnswer('again', 409);
    expect(await (await post(resume, 'again')).json()).toEqual(first);
    expect(queued).toEqual([id, id]);
  });

  it.each([
    ['rolled_back', 202],
    ['failed', 409],
  ] as const)('that a lost roll back left as %s answers %i', async (status, answered) => {
    const { id } = (await (await test.launch({}, 'spring')).json()) as Launch;
    await test.jobs.settle();
    await updateRows(test.ownerPool, launches, { status: 'failed' }, { id });
    const rollBack = { path: `${id}/roll-back`, body: {} };
    await post(rollBack, 'back');
    await loseAnswer('back', 409);
    await updateRows(test.ownerPool, launches, { status }, { id });
    expect((await post(rollBack, 'back')).status).toBe(answered);
  });
});
