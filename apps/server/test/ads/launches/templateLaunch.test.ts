import { templates } from '@adlane/api-server/schema';
import type { LaunchReview } from '@adlane/contract/ads/launches';
import type { FbAdSetting } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

let test: LaunchTest;

beforeEach(async () => {
  test = await createLaunchTest();
});
afterEach(() => test.close());

const notActive = 'Only an active template can be launched. Please activate it first.';

async function blockers(): Promise<LaunchReview['blockers']> {
  const answer = await test.api.request('/api/v1/adlane/facebook/review', {
    method: 'POST',
    token: test.token,
    body: test.body,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).blockers;
}

describe('a template (ads §4)', () => {
  it.each(['draft', 'inactive', 'archived'] as const)(
    'that is %s is refused by the review and the launch',
    async (status) => {
      await updateRows(test.api.ownerPool, templates, { status }, { id: test.templateId });
      expect(await blockers()).toEqual([{ field: 'template_id', message: notActive }]);
      const answer = await test.launch();
      expect([answer.status, (await answer.json()).errors]).toEqual([422, { template_id: [notActive] }]);
      expect(test.campaigns()).toEqual([]);
    },
  );

  it('is not launched as a disabled kind of ad', async () => {
    expect(await blockers()).toEqual([]);
    const path = `/api/v1/templates/adtypes/${test.templateId}`;
    const { data }: { data: FbAdSetting[] } = await (
      await test.api.request(path, { token: test.token })
    ).json();
    const messenger = data.find(({ ad_launch_type }) => ad_launch_type === 'messenger');
    const lead = data.find(({ id }) => id === 'leadform:LEAD_GENERATION');
    const changed = await test.api.request(path, {
      method: 'PUT',
      token: test.token,
      body: {
        data: [
          { ...messenger, isDefault: true },
          { ...lead, status: 'inactive', isDefault: false },
        ],
      },
    });
    expect(changed.status).toBe(200);
    expect(await blockers()).toContainEqual({
      field: 'FbAdSetting.ad_launch_type',
      message: 'Please choose one of the available option.',
    });
  });
});
