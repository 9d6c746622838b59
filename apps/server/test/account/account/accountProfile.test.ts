import { agencies, media, users } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { findForeignRow, findRow, findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let restore: () => Promise<void>;
let token: string;
let agencyId: number;
/** Host names whose requests reach the server itself. */
let leadsHere = new Set<string>();
beforeAll(async () => {
  const outbound = {
    async fetch(url: string) {
      const { hostname, pathname } = new URL(url);
      if (!leadsHere.has(hostname)) throw new TypeError('No such name');
      return test.app.request(pathname, { headers: { host: hostname } });
    },
  };
  test = await createTestApp({ ports: { outbound } });
  token = await test.as('Agency');
  ({ agencyId } = await findDemoClient(test.ownerPool));
  restore = await test.saveState();
});
afterEach(() => {
  leadsHere = new Set();
  return restore();
});
afterAll(() => test.close());

async function profile(body?: object, as = token) {
  const init = body === undefined ? { token: as } : { method: 'PUT', token: as, body };
  const answer = await test.request('/api/v1/agency/profile', init);
  return { status: answer.status, body: await answer.json() };
}
const second = async () => {
  const found = await findForeignRow(test.ownerPool, users, agencyId, { entity_type: 'Agency' });
  const body = { email: found.email, password: 'adlane-demo' };
  return (await (await test.request('/api/v1/login', { method: 'POST', body })).json())
    .access_token as string;
};

describe('the profile of an agency', () => {
  it('changes the fields that were sent and leaves the rest', async () => {
    const before = (await profile()).body;
    const address = { ...before.address, city: 'Austin', zip: '73301' };
    const change = { brand_color: '#0A7D4F', phone: '+1 512 555 0100', address };
    const after = (await profile(change)).body;
    expect(after).toEqual({ ...before, ...change, updated_at: test.clock.now().toISOString() });
    expect((await profile()).body).toEqual(after);
  });

  it('accepts a logo from the own media library only and shows it on public pages', async () => {
    const rows = await findRows(test.ownerPool, media, {
      where: { kind: 'image' },
      columns: ['agency_id', 'id', 'url'],
      orderBy: [media.agency_id],
    });
    const own = rows.find(({ agency_id }) => agency_id === agencyId);
    const foreign = rows.find(({ agency_id, id }) => agency_id !== agencyId && id !== own?.id);
    const change = { logo_media_id: own?.id, brand_color: '#0A7D4F' };
    expect((await profile(change)).body).toMatchObject({ logo_url: own?.url });
    const refused = await profile({ logo_media_id: foreign?.id });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { logo_media_id: ['Please choose one of the available option.'] },
    ]);
    const shown = await test.request('/api/v1/agency/brooks-growth/validate');
    expect(await shown.json()).toMatchObject({ brand_color: '#0A7D4F', logo_url: own?.url });
  });

  it('cannot change the plan, status or token of the agency', async () => {
    const stored = () => findRow(test.ownerPool, agencies, { where: { id: agencyId } });
    const before = await stored();
    await profile({
      website: 'https://brooks.test',
      kind: 'operator',
      status: 'archived',
      client_token: 'mine',
      id: 99,
    });
    const after = await stored();
    expect(after).toEqual({ ...before, website: 'https://brooks.test', updated_at: after.updated_at });
  });

  it.each([
    [{ business_name: '' }, 'business_name'],
    [{ website: 'no url' }, 'website'],
    [{ brand_color: 'red' }, 'brand_color'],
    [{ brand_color: '#12345' }, 'brand_color'],
    [{ whiteLabelUrl: 'https://ads.brooks.test' }, 'whiteLabelUrl'],
    [{ whiteLabelUrl: 'localhost' }, 'whiteLabelUrl'],
    [{ whiteLabelUrl: '10.0.0.1' }, 'whiteLabelUrl'],
    [{ whiteLabelUrl: 'ads.brooks.test/x' }, 'whiteLabelUrl'],
    [{ mail_sender_name: 'x'.repeat(121) }, 'mail_sender_name'],
  ])('refuses the change %o', async (change, field) => {
    const { status, body } = await profile(change);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('can be read and changed by the agency only', async () => {
    for (const role of ['Client', 'SuperAdmin'] as const) {
      const other = await test.as(role);
      expect((await profile(undefined, other)).status).toBe(403);
      expect((await profile({ website: 'https://evil.test' }, other)).status).toBe(403);
    }
  });
});

describe('the white-label host name of an agency', () => {
  const brandAt = async (host: string) =>
    (await (await test.request('/api/v1/login/options', { headers: { host } })).json()).brand;

  /** Claims a host name and lets its requests reach the server, which is noticed a minute later. */
  async function verify(host: string): Promise<void> {
    await profile({ whiteLabelUrl: host });
    await test.jobs.settle();
    leadsHere = new Set([host]);
    test.clock.advance(61_000);
    await profile();
    await test.jobs.settle();
    expect((await profile()).body.whiteLabelStatus).toBe('active');
  }

  it('shows the brand and appears in emails once its DNS is verified', async () => {
    const claimed = await profile({ whiteLabelUrl: ' Ads.Brooks.Test ' });
    expect(claimed.body).toMatchObject({ whiteLabelUrl: 'ads.brooks.test', whiteLabelStatus: 'pending' });
    await test.jobs.settle();
    expect([(await profile()).body.whiteLabelStatus, await brandAt('ads.brooks.test')]).toEqual([
      'pending',
      null,
    ]);
    await verify('ads.brooks.test');
    expect(await brandAt('ads.brooks.test')).toMatchObject({ name: 'Brooks Growth' });
    await test.request('/api/v1/forget-password', {
      method: 'POST',
      headers: { host: 'evil.test' },
      body: { email: 'client@adlane.test' },
    });
    await test.jobs.settle();
    expect(test.mails.at(-1)?.text).toContain('https://ads.brooks.test/reset-password#token=');
  });

  it('cannot be one that another agency uses, nor that of the server', async () => {
    await verify('ads.brooks.test');
    const other = await second();
    for (const whiteLabelUrl of ['ads.brooks.test', 'adlane.test']) {
      const { status, body } = await profile({ whiteLabelUrl }, other);
      expect([status, body.errors]).toEqual([422, { whiteLabelUrl: ['This host name is already in use.'] }]);
    }
  });

  it('is free again a week after a claim that was never verified', async () => {
    const other = await second();
    expect((await profile({ whiteLabelUrl: 'squatted.test' }, other)).status).toBe(200);
    expect((await profile({ whiteLabelUrl: 'squatted.test' })).status).toBe(422);
    test.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    expect((await profile({ whiteLabelUrl: 'squatted.test' })).status).toBe(200);
    expect((await profile(undefined, other)).body.whiteLabelUrl).toBeNull();
  });

  it('shows no brand after the agency removes it', async () => {
    await verify('ads.brooks.test');
    await profile({ whiteLabelUrl: null });
    expect((await profile()).body).toMatchObject({ whiteLabelUrl: null, whiteLabelStatus: 'none' });
    expect(await brandAt('ads.brooks.test')).toBeNull();
    const proof = await test.app.request('/.well-known/adlane-host', {
      headers: { host: 'ads.brooks.test' },
    });
    expect(proof.status).toBe(404);
  });
});
