import { describe, expect, it } from 'vitest';
import { createPlatformDoubles } from './createPlatformDoubles';
import { facebookDemo } from './facebook/demoBusiness';
import { goHighLevelDemo } from './goHighLevel/goHighLevelDemo';
import { googleAdsDemo } from './googleAds/googleAdsDemo';

let now = Date.parse('2026-11-21T10:00:00Z');
const doubles = createPlatformDoubles({ clock: { now: () => new Date(now) } });

type Json = Record<string, unknown>;
async function call(path: string, init: RequestInit = {}) {
  const response = await doubles.app.request(`http://doubles.test${path}`, init);
  return { status: response.status, body: (await response.json()) as Json };
}
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
});
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('the Facebook double under its prefix', () => {
  it('answers open versions and rejects closed ones', async () => {
    const me = await call('/facebook/v26.0/me?fields=name', {
      headers: { authorization: `Bearer ${facebookDemo.users[0].token}` },
    });
    expect(me.body).toEqual({ id: facebookDemo.users[0].id, name: 'Ava Brooks' });
    expect((await call('/facebook/v20.0/me')).body).toMatchObject({ error: { code: 2635 } });
  });
});

describe('the Google Ads double', () => {
  const signIn = async () => {
    const { client, refreshToken } = googleAdsDemo;
    const token = await call(
      '/google/token',
      form({
        client_id: client.id,
        client_secret: client.secret,
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }),
    );
    return { authorization: `Bearer ${String(token.body.access_token)}` };
  };

  it('lists accounts and places with a token, and nothing once the token has expired', async () => {
    const headers = await signIn();
    const list = await call('/google/v26/customers:listAccessibleCustomers', { headers });
    expect(list.body).toEqual({ resourceNames: ['customers/5550001000'] });
    const query = { query: 'SELECT customer_client.id FROM customer_client' };
    const clients = await call('/google/v26/customers/5550001000/googleAds:search', json(query, headers));
    expect(clients.body.results).toHaveLength(3);
    const places = await call(
      '/google/v26/geoTargetConstants:suggest',
      json({ locationNames: { names: ['San'] } }, headers),
    );
    expect(places.body.geoTargetConstantSuggestions).toMatchObject([
      { geoTargetConstant: { resourceName: 'geoTargetConstants/1014221' } },
    ]);
    now += 3_600_000;
    expect((await call('/google/v26/customers:listAccessibleCustomers', { headers })).status).toBe(401);
  });

  it('rejects accounts of others and an invalid grant with Google’s own errors', async () => {
    const headers = await signIn();
    const stranger = await call('/google/v26/customers/1/googleAds:search', json({ query: '' }, headers));
    expect(JSON.stringify(stranger.body)).toContain('USER_PERMISSION_DENIED');
    const { client } = googleAdsDemo;
    const wrong = form({
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'refresh_token',
      refresh_token: 'x',
    });
    expect((await call('/google/token', wrong)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('the GoHighLevel double', () => {
  it('rotates the refresh token at each use, and stores one contact per email', async () => {
    const { client, refreshToken, locationId } = goHighLevelDemo;
    const refresh = form({
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    const token = await call('/ghl/oauth/token', refresh);
    expect(token.body.refresh_token).not.toBe(refreshToken);
    expect((await call('/ghl/oauth/token', refresh)).status).toBe(400);
    const authorization = `Bearer ${String(token.body.access_token)}`;
    const contact = { locationId, email: 'kim@example.com', firstName: 'Kim' };
    expect((await call('/ghl/contacts/upsert', json(contact, { authorization }))).status).toBe(401);
    const headers = { authorization, version: '2021-07-28' };
    expect((await call('/ghl/contacts/upsert', json(contact, headers))).body.new).toBe(true);
    expect((await call('/ghl/contacts/upsert', json(contact, headers))).body.new).toBe(false);
    expect((await call('/ghl/contacts/upsert', json({ ...contact, mood: 'good' }, headers))).status).toBe(
      422,
    );
    expect(doubles.goHighLevel.contacts).toHaveLength(1);
  });
});

describe('the OpenAI-compatible double', () => {
  const headers = { authorization: 'Bearer sk-any' };
  it('returns the same text and picture for the same prompt', async () => {
    const chat = json(
      { model: 'm', messages: [{ role: 'user', content: 'Whitening for dental patients' }] },
      headers,
    );
    const first = await call('/openai/v1/chat/completions', chat);
    expect((await call('/openai/v1/chat/completions', chat)).body).toEqual(first.body);
    expect(JSON.stringify(first.body)).toContain('whitening');
    const image = await call('/openai/v1/images/generations', json({ prompt: 'A smile' }, headers));
    expect(image.body.data).toHaveLength(1);
  });

  it('rejects an invalid body and a missing key', async () => {
    expect(
      (await call('/openai/v1/chat/completions', json({ model: 'm', messages: [] }, headers))).status,
    ).toBe(400);
    expect((await call('/openai/v1/models')).status).toBe(401);
  });
});
