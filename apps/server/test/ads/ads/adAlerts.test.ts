import { ads } from '@adlane/api-server/schema';
import type { UserNotification } from '@adlane/contract/account/notifications';
import type { AdAlertSettings, AdView } from '@adlane/contract/ads/ads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
let adId: number;

async function call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
  const init = { method, token: test.token, ...(body ? { body } : {}) };
  const answer = await test.api.request(`/api/v1${path}`, init);
  return { status: answer.status, body: (await answer.json()) as T };
}
const view = async () => (await call<AdView>('GET', `/ads/view/${adId}`)).body;
const setLimits = (limits: object) =>
  call('PUT', `/ads/limits/${adId}`, { spend_cap: null, cost_limit: null, ...limits });
const setSettings = async (change: Partial<AdAlertSettings>) => {
  const { body } = await call<AdAlertSettings>('GET', '/ads/alerts');
  return call('PUT', '/ads/alerts', { ...body, ...change });
};
async function listAlerts(): Promise<string[]> {
  const { body } = await call<{ data: UserNotification[] }>('GET', '/notifications?kind=ad_status&order=asc');
  return body.data.filter(({ path }) => path === `/agency/ads/manage/${adId}`).map(({ title }) => title);
}
/** Unread notifications are sent a minute later. */
async function listMails() {
  await refresh(2);
  return test.api.mails.filter(({ subject }) => subject.startsWith('ADL Spring smiles'));
}
async function refresh(minutes = 16): Promise<void> {
  test.api.clock.advance(minutes * 60_000);
  await test.api.jobs.send('scheduler.tick', {});
  await test.api.jobs.settle();
}

beforeEach(async () => {
  test = await createLaunchTest();
  // The seeded ads exist on no platform.
  await updateRows(test.api.ownerPool, ads, { refresh_due_at: null });
  test.double.setReviewMs(0);
  adId = (await test.run()).ad_id ?? 0;
  await refresh();
});
afterEach(() => test.close());

describe('a spend cap', () => {
  it('pauses the ad on its platform once it is spent, and notifies the agency once', async () => {
    await setLimits({ spend_cap: 1 });
    await refresh(6 * 60);
    const ad = await view();
    expect(ad).toMatchObject({ status: 'paused', spend_cap: 1 });
    expect(ad.spend_cap_reached_at).not.toBeNull();
    expect(test.campaigns()).toMatchObject([{ status: 'PAUSED' }]);
    expect(await listAlerts()).toEqual(['ADL Spring smiles reached its spend cap']);
    expect(await listMails()).toMatchObject([{ subject: 'ADL Spring smiles reached its spend cap' }]);
    await refresh(61);
    expect(await listAlerts()).toHaveLength(1);
  });

  it('refuses to resume the ad until the cap is raised', async () => {
    await setLimits({ spend_cap: 1 });
    await refresh(6 * 60);
    const resume = () => call('PUT', `/ads/facebook/campaign/status/${adId}`, { status: 'ACTIVE' });
    expect(await resume()).toMatchObject({
      status: 422,
      body: { message: 'This ad has reached its spend cap. Raise or remove the cap first.' },
    });
    expect((await setLimits({ spend_cap: 90_000_00 })).status).toBe(200);
    expect((await view()).spend_cap_reached_at).toBeNull();
    expect((await resume()).status).toBe(200);
    expect((await view()).status).not.toBe('paused');
  });

  it('says so where the ad cannot be paused, and tries again', async () => {
    await setLimits({ spend_cap: 1 });
    const refusal = { message: 'Not now.', type: 'OAuthException', code: 100 };
    test.double.failNext({ method: 'POST', path: String(test.campaigns()[0]?.id) }, refusal);
    await refresh(6 * 60);
    expect((await view()).status).not.toBe('paused');
    expect((await listMails())[0]?.text).toContain('could not be paused');
    await refresh(6);
    expect((await view()).status).toBe('paused');
  });

  it('and the cost limit stay as another user set them if a change does not name them', async () => {
    await setLimits({ spend_cap: 90_000_00, cost_limit: 500 });
    const { body } = await call('PUT', `/ads/limits/${adId}`, { cost_limit: 700 });
    expect(body).toEqual({ spend_cap: 90_000_00, cost_limit: 700 });
    await call('PUT', `/ads/limits/${adId}`, { spend_cap: null });
    expect(await view()).toMatchObject({ spend_cap: null, cost_limit: 700 });
  });

  it('cannot be set by a user of another agency, nor be zero', async () => {
    expect((await setLimits({ spend_cap: 0 })).status).toBe(422);
    expect((await call('PUT', '/ads/limits/2147483647', { spend_cap: 1, cost_limit: null })).status).toBe(
      404,
    );
  });
});

describe('an alert', () => {
  it('setting stays as another user chose it if a change does not name it', async () => {
    await call('PUT', '/ads/alerts', { stopped: false });
    await call('PUT', '/ads/alerts', { cost_limit: 500, cost_currency: 'EUR' });
    const { body } = await call('PUT', '/ads/alerts', { attention: false });
    const stored = {
      attention: false,
      stopped: false,
      cost: true,
      spend_cap: true,
      cost_limit: 500,
      cost_currency: 'EUR',
    };
    expect(body).toEqual(stored);
    expect((await call('GET', '/ads/alerts')).body).toEqual(stored);
  });

  it('names the reason once the platform rejects an ad', async () => {
    for (const object of test.double.state.objects) if (object.kind === 'Ad') object.isRejected = true;
    await refresh();
    await refresh();
    expect(await listAlerts()).toEqual(['ADL Spring smiles needs attention']);
    expect((await listMails())[0]?.text).toContain('does not comply with the advertising standards');
  });

  it('is sent when an ad was paused on the platform, not when it was paused here', async () => {
    await call('PUT', `/ads/facebook/campaign/status/${adId}`, { status: 'PAUSED' });
    await refresh();
    expect(await listAlerts()).toEqual([]);
    await call('PUT', `/ads/facebook/campaign/status/${adId}`, { status: 'ACTIVE' });
    for (const campaign of test.campaigns()) campaign.status = 'PAUSED';
    await refresh();
    expect(await listAlerts()).toEqual(['ADL Spring smiles stopped']);
  });

  it('is sent once per crossing of the cost limit, which each ad can override', async () => {
    await setSettings({ cost_limit: 1, cost_currency: 'EUR' });
    await refresh(6 * 60);
    expect(await listAlerts()).toEqual([]);
    await setSettings({ cost_currency: 'USD' });
    await refresh();
    await refresh();
    expect(await listAlerts()).toEqual(['ADL Spring smiles is over its cost limit']);
    await setLimits({ cost_limit: 99_999_99 });
    await refresh();
    expect(await listAlerts()).toHaveLength(1);
    await setLimits({ cost_limit: 2 });
    await refresh();
    expect(await listAlerts()).toHaveLength(2);
  });

  it('is not sent for events that the agency switched off', async () => {
    await setSettings({ attention: false });
    for (const object of test.double.state.objects) if (object.kind === 'Ad') object.isRejected = true;
    await refresh();
    expect(await listAlerts()).toEqual([]);
    await setSettings({ cost_limit: 1 });
    for (const object of test.double.state.objects) if (object.kind === 'Ad') object.isRejected = false;
    await refresh(6 * 60);
    expect(await listAlerts()).toEqual(['ADL Spring smiles is over its cost limit']);
  });
});
