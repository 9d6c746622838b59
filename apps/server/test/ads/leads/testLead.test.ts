import { ads, leads, sources, users } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirstAd, findLatestAd } from '../../fixtures/rows/adRows';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let adId: number;
let formId: string;
const webhooks: Promise<Response>[] = [];

beforeAll(async () => {
  test = await createLaunchTest();
  const { api, double } = test;
  double.deliverTo((body, headers) => {
    const sent = api.request('/api/v1/webhooks/facebook', { method: 'POST', body, headers });
    webhooks.push(sent);
    return sent;
  });
  await test.run({ campaignName: 'Spring smiles' });
  const ad = await findLatestAd(api.ownerPool, test.agencyId);
  adId = ad.id;
  formId = String(ad.external_ids['leadForm']);
});
afterAll(() => test.close());

const send = (id: number, token = test.token) =>
  test.api.request(`/api/v1/leads/test/${id}`, { method: 'POST', token });
const listForm = () => test.double.state.forms.find(({ id }) => id === formId);
const listTests = () => listForm()?.leads.filter(({ isTest }) => isTest) ?? [];

/** Sends a test lead, waits for its webhook, and returns the answer with the leads that the webhook's job stored. */
async function receive(id: number, token?: string) {
  const find = () =>
    findRows(test.api.ownerPool, leads, { where: { form_external_id: formId }, orderBy: [leads.id] });
  const [before, { length }] = [await find(), webhooks];
  const answer = await send(id, token);
  expect(answer.status).toBe(202);
  await expect.poll(() => webhooks.length).toBe(length + 1);
  await Promise.all(webhooks);
  await test.api.jobs.settle();
  return { answer, stored: (await find()).slice(before.length) };
}

describe('a test lead', () => {
  it('comes back by the webhook, is of the ad, and has an answer to every question', async () => {
    const { answer, stored: all } = await receive(adId);
    expect(await answer.json()).toEqual({ message: 'Test lead sent. It is here in a moment.' });
    const [stored, ...others] = all;
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ ad_id: adId, external_id: listTests()[0]?.id });
    const questions = listForm()?.fields['questions'] as readonly object[];
    expect(Object.values(stored?.answers ?? {}).filter((text) => text !== '')).toHaveLength(questions.length);
  });

  it('replaces the last one of its form, of which Facebook allows one', async () => {
    await receive(adId);
    const [before] = listTests();
    expect((await receive(adId)).stored).toHaveLength(1);
    expect(listTests()).toHaveLength(1);
    expect(listTests()[0]?.id).not.toBe(before?.id);
  });

  it('goes to the form of the page that an earlier launch created', async () => {
    await test.run({ campaignName: 'Summer smiles' });
    const later = await findLatestAd(test.api.ownerPool, test.agencyId);
    expect(later.external_ids['leadForm']).toBe(formId);
    expect((await receive(later.id)).stored).toMatchObject([{ ad_id: later.id }]);
    // Test leads are of the latest ad of their form.
    await updateRows(test.api.ownerPool, ads, { external_ids: {} }, { id: later.id });
  });

  it('may be sent by an operator who views as the agency, since it is of no person and costs nothing', async () => {
    const { api, agencyId } = test;
    const where = { agency_id: agencyId, entity_type: 'Agency', team_role: 'owner' } as const;
    const { id } = await findRow(api.ownerPool, users, { where });
    const token = await api.as('SuperAdmin');
    const signIn = await api.request(`/api/v1/subscribers/login/${id}`, { method: 'POST', token });
    const { access_token } = (await signIn.json()) as { access_token: string };
    expect((await receive(adId, access_token)).stored).toHaveLength(1);
  });

  it('is refused with the reason while the form cannot be reached', async () => {
    test.double.failNext({ method: 'POST', path: '/test_leads' });
    expect((await send(adId)).status).toBe(503);
    await updateRows(test.api.ownerPool, sources, { status: 'inactive' }, {});
    const answer = await send(adId);
    expect([answer.status, await answer.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'AD_ACCOUNT_DISCONNECTED' }),
    ]);
    await updateRows(test.api.ownerPool, sources, { status: 'active' }, {});
  });

  it('does not exist for an ad without a form, and needs the permission to launch', async () => {
    const { api, agencyId } = test;
    const imported = await findFirstAd(api.ownerPool, agencyId);
    expect((await send(imported.id)).status).toBe(404);
    const { clientId } = await findDemoClient(api.ownerPool);
    await updateRows(api.ownerPool, ads, { client_user_id: clientId }, { id: adId });
    expect((await send(adId, await api.as('Client'))).status).toBe(403);
  });
});
