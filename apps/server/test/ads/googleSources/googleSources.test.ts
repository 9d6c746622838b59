import {
  ad_account_shares,
  ad_accounts,
  ads,
  client_permissions,
  clients,
  sources,
} from '@adlane/api-server/schema';
import { googleAdsDemo } from '@adlane/mocks/platforms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import {
  deleteRows,
  findForeignRow,
  findRow,
  findRows,
  insertRow,
  updateRows,
} from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { addGoogleAd, connectGoogle, type GoogleRows } from '../../harness/launches/connectGoogle';

const base = '/api/v2/source/google';
const [first, second] = googleAdsDemo.customers;
let test: DoublesTest;
let agency: string;
let agencyId: number;
let clientId: number;
let google: GoogleRows;

async function get(path: string, token = agency) {
  const answer = await test.request(`${base}/${path}`, { token });
  return { status: answer.status, body: await answer.json() };
}
async function send(method: 'POST' | 'PUT', path: string, body: object, token = agency) {
  const answer = await test.request(`${base}/${path}`, { method, token, body });
  return { status: answer.status, body: await answer.json() };
}

beforeEach(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  ({ agencyId, clientId } = await findDemoClient(test.ownerPool));
  google = await connectGoogle(test, agencyId);
});
afterEach(() => test.close());

describe('the lists of a Google Ads account', () => {
  it('come from Google, searchable, ordered and in pages of 20', async () => {
    const account = `ad_account_id=${google.accountIds[0]}`;
    const { body } = await get(`audience-signals?${account}`);
    expect(body.meta).toEqual({ page: 1, per_page: 20, total: 3 });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Dental Services Seekers',
      'Fitness Buffs',
      'Homeowners',
    ]);
    expect((await get(`audience-signals?${account}&search=dental`)).body.meta.total).toBe(1);
    const page = await get(`audience-signals?${account}&sort=name&order=desc&per_page=1&page=2`);
    expect(page.body.data).toMatchObject([{ name: 'Fitness Buffs' }]);
    const goals = await get(`conversion-goals?${account}`);
    expect(goals.body.data).toContainEqual({
      id: 'SUBMIT_LEAD_FORM~WEBSITE',
      name: 'Submit lead form (website)',
      category: 'SUBMIT_LEAD_FORM',
      origin: 'WEBSITE',
      is_biddable: true,
    });
  });

  it('refresh the access token once and store the new one', async () => {
    const account = `ad_account_id=${google.accountIds[0]}`;
    await get(`audience-signals?${account}`);
    const row = await findRow(test.ownerPool, sources, { where: { id: google.sourceId } });
    expect(new Date(String(row.token_expires_at)).getTime()).toBeGreaterThan(test.clock.now().getTime());
    await get(`audience-signals?${account}`);
    expect(await findRow(test.ownerPool, sources, { where: { id: google.sourceId } })).toEqual(row);
  });

  it('suggest places by name and country for the default account', async () => {
    const { body } = await get('locations?search=new');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['1023191', '21167', '1018127']);
    expect(body.data[0]).toMatchObject({
      canonical_name: 'New York, New York, United States',
      type: 'City',
      country_code: 'US',
      reach: 15_700_000,
    });
    expect((await get('locations?search=new&country_code=SE')).body.data).toEqual([]);
    const byReach = await get('locations?search=new&sort=reach&order=asc');
    expect(byReach.body.data[0].name).toBe('Newark');
    expect((await get('locations')).body.meta.total).toBe(0);
  });

  it('name the administrators of an account', async () => {
    expect((await get(`admin-permission?ad_account_id=${google.accountIds[0]}`)).body).toEqual({
      customer_id: first.id,
      is_admin: true,
      access_role: 'ADMIN',
      message: null,
    });
    expect((await get(`admin-permission?ad_account_id=${google.accountIds[1]}`)).body).toMatchObject({
      is_admin: false,
      access_role: 'STANDARD',
      message: "You don't have permission to perform this action.",
    });
  });
});

describe('a call without a usable Google account', () => {
  it('answers that Google must be connected if nothing is connected', async () => {
    await deleteRows(test.ownerPool, sources, { channel: 'google' });
    const { status, body } = await get('locations?search=new');
    expect(status).toBe(412);
    expect(body).toMatchObject({
      message: 'Please Connect Google Ad Account',
      code: 'AD_ACCOUNT_DISCONNECTED',
    });
  });

  it('answers that a default account is required if there is none', async () => {
    await updateRows(test.ownerPool, ad_accounts, { is_default: false });
    const { status, body } = await get('locations?search=new');
    expect(status).toBe(422);
    expect(body.message).toBe('Please select the default google ad account.');
  });

  it('disconnects the source once the user revoked the access', async () => {
    test.doubles.google.control.revoke();
    const { status, body } = await get('locations?search=new');
    expect(status).toBe(412);
    expect(body.message).toBe('Please Connect Google Ad Account');
    const row = await findRow(test.ownerPool, sources, { where: { id: google.sourceId } });
    expect(row.status).toBe('inactive');
    expect((await get('locations?search=new')).status).toBe(412);
  });

  it('does not find the account of another agency', async () => {
    const other = await findForeignRow(test.ownerPool, ad_accounts, agencyId);
    expect((await get(`audience-signals?ad_account_id=${other.id}`)).status).toBe(404);
  });

  it('shows a client only accounts that are shared with it', async () => {
    const client = await test.as('Client');
    const path = `audience-signals?ad_account_id=${google.accountIds[1]}`;
    expect((await get(path, client)).status).toBe(404);
    await insertRow(test.ownerPool, ad_account_shares, {
      agency_id: agencyId,
      client_id: clientId,
      ad_account_id: google.accountIds[1],
    });
    expect((await get(path, client)).status).toBe(200);
    expect((await test.request(`${base}/default-accounts`)).status).toBe(401);
  });
});

describe('selecting Google Ads accounts', () => {
  const choice = (more: object) => ({ source_id: google.sourceId, customer_ids: [second.id], ...more });

  it('stores the selected accounts and the default among them', async () => {
    const { status, body } = await send('POST', 'store', choice({ default_customer_id: second.id }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: google.sourceId, channel: 'google', asset_status: 'Active' });
    expect(JSON.stringify(body)).not.toContain('ya29');
    const rows = await findRows(test.ownerPool, ad_accounts, {
      where: { source_id: google.sourceId },
      columns: ['external_id', 'is_used', 'is_default'],
      orderBy: [ad_accounts.external_id],
    });
    expect(rows).toEqual([
      { external_id: first.id, is_used: false, is_default: false },
      { external_id: second.id, is_used: true, is_default: true },
    ]);
    expect((await get(`audience-signals?ad_account_id=${google.accountIds[0]}`)).status).toBe(404);
  });

  it('refuses accounts that the user cannot reach and a default that is not selected', async () => {
    const strange = await send('POST', 'store', choice({ customer_ids: [second.id, '9990001111'] }));
    expect(strange.status).toBe(422);
    expect(strange.body.errors).toEqual({ customer_ids: ['Not found: 9990001111.'] });
    const standard = await send('POST', 'store', choice({ default_customer_id: first.id }));
    expect(standard.body.errors).toEqual({
      default_customer_id: ['Please select the default google ad account.'],
    });
    expect((await send('POST', 'store', choice({ source_id: 1 }))).status).toBe(404);
  });

  it('sets the default of the agency and of a client', async () => {
    const [one, two] = google.accountIds;
    const own = await send('POST', 'default-accounts', { ad_account_id: two });
    expect(own.body).toMatchObject({ id: two, is_default: true });
    await send('POST', 'default-accounts', { ad_account_id: one, client_user_id: clientId });
    const { body } = await get('default-accounts');
    expect(
      body.data.map(({ id, client_user_id }: Record<string, number | null>) => [id, client_user_id]),
    ).toEqual([
      [two, null],
      [one, clientId],
    ]);
    expect((await get(`default-accounts?client_user_id=${clientId}`)).body.data).toHaveLength(1);
    const facebook = await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1001' } });
    const wrong = await send('POST', 'default-accounts', { ad_account_id: facebook.id });
    expect(wrong.status).toBe(422);
    const stranger = await findForeignRow(test.ownerPool, clients, agencyId);
    const foreign = await send('POST', 'default-accounts', {
      ad_account_id: one,
      client_user_id: stranger.id,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('a Google campaign', () => {
  const status = (adId: number, value: string, token = agency) =>
    send('PUT', 'update-campaign-status', { ad_id: adId, status: value }, token);

  it('is paused and resumed at Google, and shows the reasons of its state', async () => {
    const { id, campaign } = await addGoogleAd(test, { agencyId, accountId: google.accountIds[0] });
    const paused = await status(id, 'PAUSED');
    expect(paused.body).toMatchObject({
      status: 'paused',
      status_reasons: [{ code: 'CAMPAIGN_PAUSED', message: 'The campaign is paused.' }],
    });
    const at = test.doubles.google.control.state.resources.find(
      ({ values }) => values.resourceName === campaign.resourceName,
    );
    expect(at?.values.status).toBe('PAUSED');
    const on = await status(id, 'ACTIVE');
    expect(on.body.status_reasons).toMatchObject([{ code: 'MOST_ASSET_GROUPS_UNDER_REVIEW' }]);
    expect(on.body.status).toBe('in review');
    const row = await findRow(test.ownerPool, ads, { where: { id } });
    expect(row).toMatchObject({ status: 'in review', status_at: test.clock.now() });
  });

  it('accepts a budget that Google accepts', async () => {
    const { id } = await addGoogleAd(test, { agencyId, accountId: google.accountIds[0] });
    const changed = await send('PUT', 'update-budget', { ad_id: id, budget: 3100 });
    expect(changed.body).toMatchObject({ ad_id: id, budget: 3100, message: 'Saved successfully.' });
    const [mutate] = test.doubles.google.control.requests('campaignBudgets:mutate');
    expect(mutate?.body).toMatchObject({
      operations: [{ update: { amountMicros: '31000000' }, updateMask: 'amount_micros' }],
    });
    const low = await send('PUT', 'update-budget', { ad_id: id, budget: 99 });
    expect(low).toMatchObject({
      status: 422,
      body: { errors: { budget: ['The daily budget must be at least $1.00.'] } },
    });
    expect(test.doubles.google.control.requests('campaignBudgets:mutate')).toHaveLength(1);
    expect((await findRow(test.ownerPool, ads, { where: { id } })).budget).toBe(3100);
  });

  it('refuses to change a budget that other campaigns share', async () => {
    const { id } = await addGoogleAd(test, { agencyId, accountId: google.accountIds[0] });
    const { control } = test.doubles.google;
    const budget = control.state.resources.find(({ collection }) => collection === 'campaignBudgets');
    control.change(String(budget?.values.resourceName), { explicitlyShared: true });
    const shared = await send('PUT', 'update-budget', { ad_id: id, budget: 3100 });
    expect(shared.status).toBe(422);
    expect(control.requests('campaignBudgets:mutate')).toEqual([]);
  });

  it('can be changed by a client depending on who launched it', async () => {
    const client = await test.as('Client');
    const { id } = await addGoogleAd(test, { agencyId, accountId: google.accountIds[0], clientId });
    await updateRows(
      test.ownerPool,
      client_permissions,
      { ads_launch: true, manage_agency_ads: false },
      { client_id: clientId },
    );
    expect((await status(id, 'PAUSED', client)).status).toBe(403);
    await updateRows(test.ownerPool, ads, { is_launched_by_client: true }, { id });
    expect((await status(id, 'PAUSED', client)).status).toBe(200);
    const { id: others } = await addGoogleAd(test, { agencyId, accountId: google.accountIds[0] });
    expect((await status(others, 'PAUSED', client)).status).toBe(404);
  });

  it('is not found under the id of a Facebook ad or of an ad of another agency', async () => {
    const facebook = await findRow(test.ownerPool, ads, {
      where: { platform: 'facebook', agency_id: agencyId },
    });
    expect((await status(facebook.id, 'PAUSED')).status).toBe(404);
    const foreign = await findForeignRow(test.ownerPool, ads, agencyId);
    expect((await status(foreign.id, 'PAUSED')).status).toBe(404);
  });
});
