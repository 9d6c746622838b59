import { sources, users } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';

let test: TestApp;
let restore: () => Promise<void>;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  const email = 'new@agency.test';
  const post = (path: string, body: object) => test.request(`/api/v1${path}`, { method: 'POST', body });
  const form = { email, password: 'a good passphrase', first_name: 'New', last_name: 'Agency' };
  await post('/agency/signup', { ...form, business_name: 'Before' });
  await post('/clients/email/verify', { token: await mailedToken(test, email) });
  token = (await (await post('/login', form)).json()).access_token;
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

async function step(path: string, body: object, as = token) {
  const answer = await test.request(`/api/v1/profile/setup/${path}`, { method: 'POST', token: as, body });
  return { status: answer.status, body: await answer.json() };
}
const config = async (as = token) => (await test.request('/api/v1/agency/config', { token: as })).json();
const basic = { first_name: 'Nia', last_name: 'Park', phone: '+1 512 555 0100' };
const business = { business_name: 'Park & Partners', niche: 'Dentists', website: 'https://park.test' };

describe('onboarding', () => {
  it('requires every step in order', async () => {
    const early = await step('business', business);
    expect([early.status, early.body.message]).toEqual([406, 'Please finish the previous step first.']);
    expect((await step('account-connect', { skip: true })).status).toBe(406);
    expect((await config()).onboarding_step).toBe('STEP_ONE');
  });

  it('leads from the first step to the last', async () => {
    expect((await step('basic', basic)).body).toEqual({ onboarding_step: 'STEP_TWO' });
    expect((await step('business', { ...business, address: { city: 'Austin' } })).body).toEqual({
      onboarding_step: 'STEP_THREE',
    });
    const { user } = await (await test.request('/api/v1/me', { token })).json();
    expect(user).toMatchObject({
      first_name: 'Nia',
      business_name: 'Park & Partners',
      group: 'Park & Partners',
      niche: 'Dentists',
    });
    const none = await step('account-connect', {});
    expect([none.status, none.body.errors]).toEqual([
      422,
      { channels: ['Please select at least one platform.'] },
    ]);
    const missing = await step('account-connect', { channels: ['facebook', 'google', 'ghl'] });
    expect(missing.body.errors).toEqual({
      channels: [
        'Please Connect Your Facebook Ad Account',
        'Please Connect Google Ad Account',
        'Please Connect Your CRM',
      ],
    });
    await insertRow(test.ownerPool, sources, {
      agency_id: user.group_id,
      channel: 'facebook',
      name: 'x',
      external_id: 'x',
      sealed_token: 'x',
    });
    expect((await step('account-connect', { channels: ['facebook'] })).body).toEqual({
      onboarding_step: 'FINISHED',
    });
  });

  it('lets team members name themselves, but only owners and admins rename the agency', async () => {
    const setRole = (team_role: 'member' | 'owner') =>
      updateRows(test.ownerPool, users, { team_role }, { email: 'agency@adlane.test' });
    const asTeam = await test.as('Agency');
    const { brand } = await config(asTeam);
    await setRole('member');
    expect((await step('business', business, asTeam)).status).toBe(403);
    expect((await step('basic', basic, asTeam)).status).toBe(200);
    expect((await config(asTeam)).brand).toEqual(brand);
    await setRole('owner');
    expect((await step('business', { ...business, business_name: brand.name }, asTeam)).status).toBe(200);
  });

  it('does not go back when a step is repeated', async () => {
    for (const [path, body] of [
      ['basic', basic],
      ['business', business],
      ['account-connect', { skip: true }],
    ] as const) {
      expect((await step(path, body)).status).toBe(200);
    }
    expect((await step('basic', { ...basic, first_name: 'Nina' })).body).toEqual({
      onboarding_step: 'FINISHED',
    });
    expect((await step('account-connect', { skip: true })).body).toEqual({ onboarding_step: 'FINISHED' });
  });

  it.each([
    ['basic', { ...basic, first_name: '' }, 'first_name'],
    ['basic', { ...basic, phone: 'x' }, 'phone'],
    ['business', { ...business, business_name: ' ' }, 'business_name'],
    ['business', { ...business, website: 'nope' }, 'website'],
  ])('refuses an invalid field of %s', async (path, body, field) => {
    const answer = await step(path, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('is available to agencies only', async () => {
    for (const role of ['Client', 'SuperAdmin'] as const) {
      expect((await step('basic', basic, await test.as(role))).status).toBe(403);
    }
  });
});

describe('the configuration of an agency', () => {
  it('contains its brand, currency, time zone and platforms', async () => {
    expect(await config(await test.as('Agency'))).toMatchObject({
      brand: { name: 'Brooks Growth' },
      client_token: 'brooks-growth',
      onboarding_step: 'FINISHED',
      chosen_offer: null,
      currency: 'USD',
      timezone: expect.stringContaining('/'),
      platform_mode: { facebook: 'double', google: 'double', ghl: 'double' },
      error_reports: null,
    });
    expect(await config()).toMatchObject({ currency: 'USD', timezone: 'UTC', locations_limit: 5 });
  });

  it('is readable by clients with access, without the choices made at sign-up', async () => {
    const client = await test.as('Client');
    expect(await config(client)).toMatchObject({ brand: { name: 'Brooks Growth' }, chosen_offer: null });
  });
});
