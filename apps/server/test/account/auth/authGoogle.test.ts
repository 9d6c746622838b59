import { agencies, users } from '@adlane/api-server/schema';
import { googleAdsDemo } from '@adlane/mocks/platforms';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findRows, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { createTestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';
import { unreachablePlatforms } from '../../harness/unreachablePlatforms';

let test: DoublesTest;
let restore: () => Promise<void>;
let issuer: string;
beforeAll(async () => {
  test = await createDoublesTest();
  issuer = test.ports.platforms.google.issuerUrl;
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const agency = { sub: '1001', email: 'agency@adlane.test', given_name: 'Ann', family_name: 'Brooks' };
const token = (claims: object) => test.doubles.google.idToken({ issuer }, { ...agency, ...claims });

async function enter(id_token: string, more: object = {}, headers: Record<string, string> = {}) {
  const answer = await test.request('/api/v1/login/google', {
    method: 'POST',
    headers,
    body: { id_token, ...more },
  });
  return { status: answer.status, body: await answer.json() };
}
/** Verifies `ads.brooks.test` as the demo agency's host name. */
const verifyHost = () =>
  updateRows(
    test.ownerPool,
    agencies,
    { whiteLabelUrl: 'ads.brooks.test', white_label_verified_at: new Date() },
    { name: 'Brooks Growth' },
  );
const post = (path: string, body: object) => test.request(`/api/v1${path}`, { method: 'POST', body });
const refused = { status: 422, body: { message: 'Invalid user credentials.', code: 'VALIDATION' } };

describe('signing in with Google', () => {
  it('finds the account by its email address, and by the Google id from then on', async () => {
    const { status, body } = await enter(await token({}));
    expect([status, body.user.email]).toEqual([200, 'agency@adlane.test']);
    const moved = await enter(await token({ email: 'moved@elsewhere.test' }));
    expect(moved.body.user.email).toBe('agency@adlane.test');
  });

  it('refuses another Google user with the same address', async () => {
    expect((await enter(await token({}))).status).toBe(200);
    expect(await enter(await token({ sub: '2002' }))).toEqual(refused);
  });

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://accounts.evil.test' }],
    ['an address that is not verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['an expired token', { exp: Math.floor(Date.UTC(2020, 0, 1) / 1000) }],
    ['an old token', { iat: 1_500_000_000 }],
  ])('refuses %s', async (_what, claims) => {
    expect(await enter(await token(claims))).toEqual(refused);
  });

  it.each([
    ['expired half a minute ago', { exp: -25 }, 200],
    ['expired a minute ago', { exp: -61 }, 422],
    ['is from half a minute ahead', { iat: 25 }, 200],
    ['is from a minute ahead', { iat: 61 }, 422],
    ['begins in a minute', { nbf: 61 }, 422],
  ])('applies a clock tolerance of one minute to a token that %s', async (_what, seconds, status) => {
    const now = Math.floor(test.clock.now().getTime() / 1000);
    const times = Object.fromEntries(Object.entries(seconds).map(([claim, ahead]) => [claim, now + ahead]));
    expect((await enter(await token(times))).status).toBe(status);
  });

  it('refuses a token without a signature, with a broken one, or signed by others', async () => {
    const good = await token({});
    const iat = Math.floor(test.clock.now().getTime() / 1000);
    const claims = {
      ...agency,
      iss: issuer,
      aud: googleAdsDemo.client.id,
      iat,
      exp: iat + 600,
      email_verified: true,
    };
    const { privateKey } = await generateKeyPair('RS256');
    const foreign = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'google-double-key' });
    const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'google-double-key' });
    const flipped = good.slice(0, -6) + (good.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    const secret = new TextEncoder().encode('a shared secret of thirty-two by');
    for (const bad of [
      new UnsecuredJWT(claims).encode(),
      await foreign.sign(privateKey),
      await shared.sign(secret),
      flipped,
      'x.y.z',
    ]) {
      expect(await enter(bad)).toEqual(refused);
    }
    expect(test.logLines.some(({ message }) => message === "Google's id token was refused")).toBe(true);
  });

  it('accepts a nonce only if the token has the same', async () => {
    const withNonce = await token({ nonce: 'page-nonce-1' });
    expect((await enter(withNonce, { nonce: 'page-nonce-1' })).status).toBe(200);
    expect(await enter(withNonce, { nonce: 'another-page' })).toEqual(refused);
    expect(await enter(await token({}), { nonce: 'page-nonce-1' })).toEqual(refused);
  });

  it('removes the password and sessions of an account with an unverified address', async () => {
    const session = await test.as('Client');
    await updateRows(test.ownerPool, users, { email_verified_at: null }, { email: 'client@adlane.test' });
    const { status, body } = await enter(await token({ sub: '3003', email: 'client@adlane.test' }));
    expect([status, body.user.email]).toEqual([200, 'client@adlane.test']);
    expect((await test.request('/api/v1/me', { token: session })).status).toBe(401);
    const login = await post('/login', { email: 'client@adlane.test', password: 'adlane-demo' });
    expect(login.status).toBe(422);
  });

  it('creates an agency for a new user and deletes pending sign-ups with the address', async () => {
    const victim = 'victim@gmail.test';
    const form = { first_name: 'Mal', last_name: 'Lory', business_name: 'Not Victim' };
    await post('/agency/signup', { ...form, email: victim, password: 'attackers choice' });
    const attackers = await mailedToken(test, victim);
    const { body } = await enter(
      await token({ sub: '4004', email: victim, given_name: 'Vic', family_name: 'Tim' }),
    );
    expect(body.user).toMatchObject({ email: victim, first_name: 'Vic', onboarding_step: 'STEP_ONE' });
    expect((await post('/clients/email/verify', { token: attackers })).status).toBe(422);
    expect((await post('/login', { email: victim, password: 'attackers choice' })).status).toBe(422);
    const again = await enter(await token({ sub: '4004', email: victim }));
    expect(again.body.user.id).toBe(body.user.id);
  });

  it('creates no agency at the white-label host name of an agency', async () => {
    await verifyHost();
    const stranger = await token({ sub: '5005', email: 'stranger@gmail.test' });
    expect(await enter(stranger, {}, { host: 'ads.brooks.test' })).toEqual(refused);
    expect(await findRows(test.ownerPool, users, { where: { email: 'stranger@gmail.test' } })).toEqual([]);
  });

  it('refuses deactivated accounts', async () => {
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email: 'agency@adlane.test' });
    expect(await enter(await token({}))).toEqual(refused);
    await updateRows(test.ownerPool, users, { status: 'active' }, { email: 'agency@adlane.test' });
  });
});

describe('the options of the sign-in page', () => {
  it('include Google if it is configured, and the brand of the host name', async () => {
    const options = async (host: string) =>
      (await test.request('/api/v1/login/options', { headers: { host } })).json();
    expect(await options('adlane.test')).toEqual({
      google_client_id: googleAdsDemo.client.id,
      google_sign_in_url: `${issuer}/o/oauth2/v2/auth`,
      crm_sign_in_url: expect.stringMatching(/\/ghl\/v2\/oauth\/chooselocation\?.*client_id=/),
      brand: null,
    });
    await verifyHost();
    expect((await options('ads.brooks.test:443')).brand).toMatchObject({ name: 'Brooks Growth' });
  });

  it('name the missing configuration if Google is not configured', async () => {
    const google = { ...unreachablePlatforms.google, clientId: '' };
    const bare = await createTestApp({ ports: { platforms: { ...unreachablePlatforms, google } } });
    const answer = await bare.request('/api/v1/login/google', { method: 'POST', body: { id_token: 'x' } });
    expect([answer.status, (await answer.json()).message]).toEqual([503, 'Google Client ID is missing']);
    const options = await bare.request('/api/v1/login/options');
    expect((await options.json()).google_client_id).toBeNull();
    await bare.close();
  });
});
