import { templates } from '@adlane/api-server/schema';
import type { OutdatedTemplate, Template } from '@adlane/contract/ads/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';
import { signIn } from '../../harness/signIn';

let test: LaunchTest;
const base = '/api/v1/templates/outdated';
const interest = { id: '6003000000001', name: 'A closed interest', type: 'interests' };

async function list(token = test.token): Promise<OutdatedTemplate[]> {
  const answer = await test.api.request(base, { token });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: OutdatedTemplate[] }).data;
}
const fix = (ids: number[], token = test.token) =>
  test.api.request(`${base}/fix`, { method: 'POST', token, body: { ids } });

beforeEach(async () => {
  test = await createLaunchTest();
  const where = { id: test.templateId };
  const { templateTargeting, templateContent } = await findRow(test.api.ownerPool, templates, { where });
  const values = {
    templateContent: { ...templateContent, callToAction: 'OLD_BUTTON' },
    templateTargeting: {
      ...templateTargeting,
      placement: 'Manual' as const,
      platform: { facebook: ['feed', 'video_feeds'] },
      detailedTargeting: { ...templateTargeting.detailedTargeting, interests: [interest] },
    },
  };
  await updateRows(test.api.ownerPool, templates, values, where);
});
afterEach(() => test.close());

describe('templates with values that a platform has removed', () => {
  it('are listed with each value and its reason', async () => {
    expect(await list()).toMatchObject([
      {
        id: test.templateId,
        can_fix: true,
        values: [
          { kind: 'placement', value: 'video_feeds', label: 'Video feeds' },
          { kind: 'callToAction', value: 'OLD_BUTTON' },
        ],
      },
    ]);
    test.double.removeAudience(interest.id);
    expect((await list())[0]?.values.at(-1)).toMatchObject({ kind: 'interest', label: 'A closed interest' });
  });

  it('are fixed in one call, and can be launched again', async () => {
    test.double.removeAudience(interest.id);
    const answer = await fix([test.templateId]);
    expect(await answer.json()).toEqual({ message: 'Saved successfully.', fixed_count: 1 });
    expect(await list()).toEqual([]);
    const view = await test.api.request(`/api/v1/templates/view/${test.templateId}`, { token: test.token });
    const template = (await view.json()) as Template;
    expect(template.templateContent.callToAction).toBe('LEARN_MORE');
    expect(template.templateTargeting).toMatchObject({
      platform: { facebook: ['feed'] },
      detailedTargeting: { interests: [] },
    });
    expect((await test.run()).status).toBe('launched');
  });

  it('keep their interests while Facebook does not answer', async () => {
    test.double.removeAudience(interest.id);
    test.double.failNext({ path: '/targetingvalidation' }, undefined, 9);
    expect((await list())[0]?.values.map(({ kind }) => kind)).toEqual(['placement', 'callToAction']);
  });

  it('are neither shown to nor fixed by another agency', async () => {
    const stranger = await signIn(test.api, 'second-agency@adlane.test');
    expect((await list(stranger)).map(({ id }) => id)).not.toContain(test.templateId);
    expect((await fix([test.templateId], stranger)).status).toBe(422);
  });
});
