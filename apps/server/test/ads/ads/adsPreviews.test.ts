import { ad_accounts, ads, pages, template_media, templates } from '@adlane/api-server/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteRows, findForeignRow, findRow, openRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;
const formats = ['MOBILE_FEED_STANDARD', 'INSTAGRAM_STORY'];

beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test.close());

async function preview(change: object = {}, token = test.token) {
  const answer = await test.api.request('/api/v1/ads/previews', {
    method: 'POST',
    token,
    body: {
      template_id: test.templateId,
      ad_account_id: test.body.adAccountId,
      page_id: test.pageId,
      formats,
      ...change,
    },
  });
  return { status: answer.status, body: await answer.json() };
}

describe('previews of a template', () => {
  it('come from Facebook, one for each format, and create no ad there', async () => {
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body.data.map(({ format }: { format: string }) => format)).toEqual(formats);
    for (const { url } of body.data)
      expect(url).toMatch(/^https:\/\/www\.facebook\.com\/ads\/api\/preview_iframe\.php\?d=/);
    expect(test.double.state.objects).toEqual([]);
    expect(test.double.requests({ path: '/adimages' })).toHaveLength(1);
  });

  it('omit a format that Facebook does not know, and fail if none is known', async () => {
    const { body } = await preview({ formats: ['MOBILE_FEED_STANDARD', 'WALL_PAPER'] });
    expect(body.data).toMatchObject([{ format: 'MOBILE_FEED_STANDARD' }]);
    expect((await preview({ formats: ['WALL_PAPER'] })).status).toBe(422);
  });

  it('refuse foreign rows and require an image in the template', async () => {
    for (const [field, table] of [
      ['template_id', templates],
      ['ad_account_id', ad_accounts],
      ['page_id', pages],
    ] as const) {
      const { id } = await findForeignRow(test.api.ownerPool, table, test.agencyId);
      expect((await preview({ [field]: id })).status).toBe(404);
    }
    await deleteRows(test.api.ownerPool, template_media, { template_id: test.templateId });
    const without = await preview();
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['template_id']]);
  });
});

describe('previews of a launched ad', () => {
  it('are not found for an ad that does not exist on Facebook', async () => {
    const seeded = await findRow(test.api.ownerPool, ads, {
      where: and(eq(ads.agency_id, test.agencyId), eq(ads.platform, 'facebook'), eq(ads.status, 'active')),
      orderBy: [ads.id],
    });
    const answer = await test.api.request(`/api/v1/ads/previews/${String(seeded.id)}`, { token: test.token });
    expect(answer.status).toBe(404);
    expect(test.double.requests({ path: '/previews' })).not.toEqual([]);
  });

  it('show the ad as it runs, to its agency only', async () => {
    const { ownerPool } = test.api;
    const withMedia = openRows(ownerPool).select({ id: template_media.template_id }).from(template_media);
    const other = await findRow(ownerPool, templates, {
      where: and(
        eq(templates.agency_id, test.agencyId),
        eq(templates.templateAdType, 'leadform'),
        eq(templates.status, 'active'),
        sql`${templates.templateTargeting}->>'specialAdCategory' = 'NONE'`,
        inArray(templates.id, withMedia),
      ),
      orderBy: [templates.id],
    });
    const { ad_id } = await test.run({ template_id: other.id });
    const get = (id: unknown) =>
      test.api.request(`/api/v1/ads/previews/${String(id)}`, { token: test.token });
    const answer = await get(ad_id);
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data.length).toBeGreaterThanOrEqual(3);
    const foreign = await findForeignRow(ownerPool, ads, test.agencyId);
    expect((await get(foreign.id)).status).toBe(404);
    test.double.revokeTokens();
    expect((await get(ad_id)).status).toBe(412);
  });
});
