import {
  ads as adsTable,
  clients as clientsTable,
  idempotency_keys,
  launches,
  lead_forms,
  media,
  smart_inserts,
  sources,
  templates,
} from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { and, eq, ne } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countRows,
  deleteRows,
  findForeignRow,
  findRow,
  findRows,
  updateRows,
} from '../../fixtures/rows/rows';
import { buildContent, buildVersions } from '../../fixtures/templateForms';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
/** Body of an instant launch for the agency itself. */
let body: Record<string, unknown>;

const path = '/api/v1/adlane/instant/facebook';

beforeEach(async () => {
  test = await createLaunchTest();
  const terms = Object.fromEntries(Object.entries(test.body).filter(([field]) => field !== 'template_id'));
  const own = { agency_id: test.agencyId };
  const picture = await findRow(test.api.ownerPool, media, {
    where: { ...own, kind: 'image' },
    orderBy: [media.id],
  });
  const form = await findRow(test.api.ownerPool, lead_forms, { where: own, orderBy: [lead_forms.id] });
  body = {
    ...terms,
    leadFormId: form.id,
    templateContent: buildContent(),
    templateTargeting: createDefaultTemplateTargeting(),
    templateMediaIds: [picture.id],
  };
});
afterEach(() => test?.close());

const send = (change: object = {}, key?: string) =>
  test.api.request(path, {
    method: 'POST',
    token: test.token,
    body: { ...body, ...change },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

async function review(change: object = {}): Promise<LaunchReview> {
  const answer = await test.api.request(`${path}/review`, {
    method: 'POST',
    token: test.token,
    body: { ...body, ...change },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LaunchReview;
}

async function run(change: object = {}): Promise<Launch> {
  const answer = await send(change);
  expect([answer.status, (await answer.clone().json()).errors]).toEqual([202, undefined]);
  await test.api.jobs.settle();
  return test.view(((await answer.json()) as Launch).id);
}

const count = (table: PgTable) => countRows(test.api.ownerPool, table);

describe('an instant launch (ads §2)', () => {
  it('creates a whole campaign from its body, with a template that is in no list', async () => {
    const launch = await run({
      templateContent: buildContent({ headlines: buildVersions('headlines', ['Now', '', '']) }),
    });
    expect(launch).toMatchObject({ status: 'launched', code: null, message: null });
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
    const template = await findRow(test.api.ownerPool, templates, { where: { id: launch.template_id ?? 0 } });
    expect(template).toMatchObject({ is_hidden: true, status: 'active', name: 'Spring smiles' });
    const list = await test.api.request('/api/v1/templates?search=Spring%20smiles', { token: test.token });
    expect(await list.json()).toMatchObject({ data: [] });
    const ads = await test.api.request('/api/v1/ads?search=Spring%20smiles', { token: test.token });
    expect(await ads.json()).toMatchObject({ data: [{ id: launch.ad_id, name: 'ADL Spring smiles' }] });
  });

  it('reviews exactly what it sends and stores nothing of the review', async () => {
    const before = [await count(templates), await count(launches)];
    const { blockers, steps } = await review();
    expect(blockers).toEqual([]);
    expect([await count(templates), await count(launches)]).toEqual(before);
    expect(test.double.state.objects).toEqual([]);
    const launch = await run();
    const sent = (all: Launch['steps']) => all.map(({ key, method, path: at }) => `${method} ${at} ${key}`);
    expect(sent(launch.steps)).toEqual(sent(steps));
  });

  it('with one Idempotency-Key is one launch with one template, however often it is sent', async () => {
    const before = await count(templates);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, 'instant-once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Launch).id));
    expect(new Set(ids).size).toBe(1);
    await test.api.jobs.settle();
    expect(test.campaigns()).toHaveLength(1);
    expect(await count(templates)).toBe(before + 1);
  });

  it('answers a retry after a lost answer with the first launch and no second template', async () => {
    const first = (await (await send({}, 'instant-lost')).json()) as Launch;
    await deleteRows(test.api.ownerPool, idempotency_keys);
    const before = await count(templates);
    const again = (await (await send({}, 'instant-lost')).json()) as Launch;
    expect(again.id).toBe(first.id);
    expect(await count(templates)).toBe(before);
  });
});

describe('an instant launch is refused with nothing stored and nothing sent', () => {
  const headline = (text: string) => ({
    templateContent: buildContent({ headlines: buildVersions('headlines', [text, '', '']) }),
  });

  it.each([
    [30, {}],
    [31, { 'templateContent.headlines.0.value': ['Heading cannot exceed 30 characters'] }],
  ])('for a headline of %i characters', async (length, errors) => {
    const { blockers } = await review(headline('a'.repeat(length)));
    expect(Object.fromEntries(blockers.map(({ field, message }) => [field, [message]]))).toEqual(errors);
  });

  it('for a text, a radius and a form, each reported at its field', async () => {
    const before = await count(templates);
    const answer = await send({
      ...headline('SALE now'),
      templateTargeting: { ...createDefaultTemplateTargeting(), radius: 19 },
      leadFormId: null,
    });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject({
      'templateContent.headlines.0.value': ['Capital words are not allowed.'],
      'templateTargeting.radius': [expect.any(String)],
      leadFormId: ['This field is required.'],
    });
    expect(await count(templates)).toBe(before);
    expect(test.double.requests()).toEqual([]);
  });

  it('for an image of another agency', async () => {
    const foreign = await findForeignRow(test.api.ownerPool, media, test.agencyId, { kind: 'image' });
    const answer = await send({ templateMediaIds: [foreign.id] });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.templateMedia).toContain('What you selected no longer exists.');
  });

  it('for an account with a disconnected source', async () => {
    await updateRows(test.api.ownerPool, sources, { status: 'inactive' }, { agency_id: test.agencyId });
    expect((await send()).status).toBe(412);
  });
});

describe('an instant launch for a client', () => {
  const texts = {
    templateContent: buildContent({ headlines: buildVersions('headlines', ['For {Business Name}', '', '']) }),
  };
  const clients = async (names: readonly string[]) => {
    const rows = await findRows(test.api.ownerPool, clientsTable, {
      where: and(eq(clientsTable.agency_id, test.agencyId), ne(clientsTable.status, 'archived')),
      orderBy: [clientsTable.id],
      limit: names.length,
    });
    await deleteRows(test.api.ownerPool, smart_inserts, { agency_id: test.agencyId });
    for (const [index, { id }] of rows.entries()) {
      await updateRows(test.api.ownerPool, clientsTable, { business_name: names[index] ?? '' }, { id });
    }
    return rows.map(({ id }) => id);
  };

  it('measures and sends the name of that client, not the longest of all names', async () => {
    const [fits, long] = await clients(['b'.repeat(26), 'c'.repeat(27)]);
    const refused = await send({ ...texts, client_user_id: long });
    expect((await refused.json()).errors).toEqual({
      'templateContent.headlines.0.value': [
        'Character limit exceeded. Please shorten your ad text or smart insert',
      ],
    });
    const launch = await run({ ...texts, client_user_id: fits });
    expect(launch.status).toBe('launched');
    expect(JSON.stringify(launch.steps)).toContain(`For ${'b'.repeat(26)}`);
    const ad = await findRow(test.api.ownerPool, adsTable, { where: { id: launch.ad_id ?? 0 } });
    expect(ad).toMatchObject({ client_user_id: fits, agency_id: test.agencyId });
  });
});
