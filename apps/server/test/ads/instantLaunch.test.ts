import type { Launch, LaunchReview } from '@adlane/contract/launches';
import { createDefaultTemplateTargeting } from '@adlane/contract/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOf, listOf } from '../fixtures/templateForms';
import { createLaunchTest, type LaunchTest } from '../harness/createLaunchTest';

let test: LaunchTest;
/** Everything that an instant launch takes, for the agency itself. */
let body: Record<string, unknown>;

const path = '/api/v1/adlane/instant/facebook';
const pictureOf = "select id from media where agency_id = $1 and kind = 'image' order by id limit 1";

beforeEach(async () => {
  test = await createLaunchTest();
  const terms = Object.fromEntries(Object.entries(test.body).filter(([field]) => field !== 'template_id'));
  const [picture] = await test.query(pictureOf, [test.agencyId]);
  const [form] = await test.query('select id from lead_forms where agency_id = $1 order by id limit 1', [
    test.agencyId,
  ]);
  body = {
    ...terms,
    leadFormId: form?.id,
    templateContent: contentOf(),
    templateTargeting: createDefaultTemplateTargeting(),
    templateMediaIds: [picture?.id],
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

const count = async (from: string) => Number((await test.query(`select count(*) as n from ${from}`))[0]?.n);

describe('an instant launch (ads §2)', () => {
  it('makes a whole campaign of what came along, and its template is in no list', async () => {
    const launch = await run({
      templateContent: contentOf({ headlines: listOf('headlines', ['Now', '', '']) }),
    });
    expect(launch).toMatchObject({ status: 'launched', code: null, message: null });
    expect(test.campaigns()).toMatchObject([{ status: 'ACTIVE' }]);
    const [kept] = await test.query('select * from templates where id = $1', [launch.template_id]);
    expect(kept).toMatchObject({ is_hidden: true, status: 'active', name: 'Spring smiles' });
    const list = await test.api.request('/api/v1/templates?search=Spring%20smiles', { token: test.token });
    expect(await list.json()).toMatchObject({ data: [] });
    const ads = await test.api.request('/api/v1/ads?search=Spring%20smiles', { token: test.token });
    expect(await ads.json()).toMatchObject({ data: [{ id: launch.ad_id, name: 'ADL Spring smiles' }] });
  });

  it('shows in review exactly what it sends, and keeps nothing of it', async () => {
    const before = [await count('templates'), await count('launches')];
    const { blockers, steps } = await review();
    expect(blockers).toEqual([]);
    expect([await count('templates'), await count('launches')]).toEqual(before);
    expect(test.double.requests()).toEqual([]);
    const launch = await run();
    const sent = (all: Launch['steps']) => all.map(({ key, method, path: at }) => `${method} ${at} ${key}`);
    expect(sent(launch.steps)).toEqual(sent(steps));
  });

  it('under one Idempotency-Key is one launch with one template, however often it is sent', async () => {
    const before = await count('templates');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, 'instant-once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Launch).id));
    expect(new Set(ids).size).toBe(1);
    await test.api.jobs.settle();
    expect(test.campaigns()).toHaveLength(1);
    expect(await count('templates')).toBe(before + 1);
  });

  it('whose answer was lost is answered by the launch that stands, and its second template goes', async () => {
    const first = (await (await send({}, 'instant-lost')).json()) as Launch;
    await test.query('delete from idempotency_keys');
    const before = await count('templates');
    const again = (await (await send({}, 'instant-lost')).json()) as Launch;
    expect(again.id).toBe(first.id);
    expect(await count('templates')).toBe(before);
  });
});

describe('what keeps an instant launch from starting, with nothing stored and nothing sent', () => {
  const headline = (text: string) => ({
    templateContent: contentOf({ headlines: listOf('headlines', [text, '', '']) }),
  });

  it.each([
    [30, {}],
    [31, { 'templateContent.headlines.0.value': ['Heading cannot exceed 30 characters'] }],
  ])('a headline of %i characters', async (length, errors) => {
    const { blockers } = await review(headline('a'.repeat(length)));
    expect(Object.fromEntries(blockers.map(({ field, message }) => [field, [message]]))).toEqual(errors);
  });

  it('a text, a radius and a form, each by its field', async () => {
    const before = await count('templates');
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
    expect(await count('templates')).toBe(before);
    expect(test.double.requests()).toEqual([]);
  });

  it('another agency’s picture', async () => {
    const [foreign] = await test.query(
      "select id from media where agency_id <> $1 and kind = 'image' limit 1",
      [test.agencyId],
    );
    const answer = await send({ templateMediaIds: [foreign?.id] });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.templateMedia).toContain('What you chose does not exist any more.');
  });

  it('an account whose source is disconnected', async () => {
    await test.query("update sources set status = 'inactive' where agency_id = $1", [test.agencyId]);
    expect((await send()).status).toBe(412);
  });
});

describe('an instant launch for a client', () => {
  const texts = {
    templateContent: contentOf({ headlines: listOf('headlines', ['For {Business Name}', '', '']) }),
  };
  const clients = async (names: readonly string[]) => {
    const rows = await test.query(
      "select id from clients where agency_id = $1 and status <> 'archived' order by id limit $2",
      [test.agencyId, names.length],
    );
    await test.query('delete from smart_inserts where agency_id = $1', [test.agencyId]);
    for (const [index, name] of names.entries()) {
      await test.query('update clients set business_name = $1 where id = $2 and agency_id = $3', [
        name,
        rows[index]?.id,
        test.agencyId,
      ]);
    }
    return rows.map(({ id }) => Number(id));
  };

  it('counts its own name, not the longest of all, and sends it', async () => {
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
    const [ad] = await test.query('select client_user_id from ads where id = $1 and agency_id = $2', [
      launch.ad_id,
      test.agencyId,
    ]);
    expect(ad).toEqual({ client_user_id: fits });
  });
});
