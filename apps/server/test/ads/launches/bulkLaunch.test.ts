import { clients as clientsTable, smart_inserts, templates } from '@adlane/api-server/schema';
import type { Launch, LaunchReview } from '@adlane/contract/ads/launches';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longTestMs } from '../../../../../test/timeLimits';
import { deleteRows, insertRows, updateRows } from '../../fixtures/rows/rows';
import { buildContent, buildVersions } from '../../fixtures/templateForms';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

const clientCount = 50;
/** Too long for a headline that names the business. */
const longName = 'A Business With a Very Long Name';

let test: LaunchTest;
let clientIds: number[];

beforeEach(async () => {
  test = await createLaunchTest();
  const { ownerPool } = test.api;
  await deleteRows(ownerPool, smart_inserts, { agency_id: test.agencyId });
  const names = Array.from({ length: clientCount }, (_none, index) => `Smiles ${index + 1}`);
  const rows = await insertRows(
    ownerPool,
    clientsTable,
    names.map((business_name, index) => ({
      agency_id: test.agencyId,
      business_name: index === 7 ? longName : business_name,
    })),
  );
  clientIds = rows.map(({ id }) => id);
  const templateContent = buildContent({
    headlines: buildVersions('headlines', ['At {Business Name}', '', '']),
  });
  await updateRows(ownerPool, templates, { templateContent }, { id: test.templateId });
});
afterEach(() => test?.close());

const createBody = (client: number) => ({
  ...test.body,
  client_user_id: client,
  campaignName: `Client ${client}`,
});

async function review(client: number): Promise<LaunchReview> {
  const answer = await test.api.request('/api/v1/adlane/facebook/review', {
    method: 'POST',
    token: test.token,
    body: createBody(client),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<LaunchReview>;
}

/** Reads launches as the dashboard follows them: many with one request. */
async function follow(ids: readonly number[]): Promise<Launch[]> {
  const path = `/api/v1/adlane?ids=${ids.join(',')}&per_page=${ids.length}`;
  const answer = await test.api.request(path, { token: test.token });
  return ((await answer.json()) as { data: Launch[] }).data;
}

describe('one template launched for fifty clients', () => {
  it('is launched for each or explained for each, and a failed one is retried alone', {
    timeout: longTestMs,
  }, async () => {
    // The eleventh client's ad set is refused by Facebook.
    const outcomes = new Map<number, string>();
    const accepted = new Map<number, number>();
    for (const client of clientIds) {
      const { blockers, hash } = await review(client);
      const [blocker] = blockers;
      if (blocker) {
        outcomes.set(client, `${blocker.field}: ${blocker.message}`);
        continue;
      }
      const answer = await test.launch({ ...createBody(client), approval: { hash } }, `bulk-${client}`);
      expect(answer.status).toBe(202);
      accepted.set(client, ((await answer.json()) as Launch).id);
      // Creates the lead form: launches that are accepted before it exists create one each.
      if (accepted.size === 1) await test.api.jobs.settle();
      if (accepted.size === 10) {
        await test.api.jobs.settle();
        const refused = { message: 'No permission.', type: 'OAuthException', code: 200, is_transient: false };
        test.double.failNext({ method: 'POST', path: '/adsets' }, refused);
      }
    }
    await test.api.jobs.settle();
    const launches = await follow([...accepted.values()]);
    for (const { id, status } of launches) {
      const client = [...accepted].find(([, launchId]) => launchId === id)?.[0];
      if (client !== undefined) outcomes.set(client, status);
    }
    expect(outcomes.size).toBe(clientCount);
    const counts = { launched: 0, failed: 0, blocked: 0 };
    for (const outcome of outcomes.values()) {
      if (outcome === 'launched' || outcome === 'failed') counts[outcome] += 1;
      else counts.blocked += 1;
    }
    expect(counts).toEqual({ launched: 48, failed: 1, blocked: 1 });
    expect(outcomes.get(clientIds[7] ?? 0)).toBe(
      'templateContent.headlines.0.value: Character limit exceeded. Please shorten your ad text or smart insert',
    );
    expect(test.campaigns()).toHaveLength(48);
    expect(test.double.state.forms).toHaveLength(1);

    const failed = launches.find(({ status }) => status === 'failed');
    expect(failed?.message).toContain('No permission.');
    const again = await test.api.request(`/api/v1/adlane/${failed?.id}/resume`, {
      method: 'POST',
      token: test.token,
    });
    expect(again.status).toBe(202);
    await test.api.jobs.settle();
    expect(test.campaigns()).toHaveLength(49);
    const texts = JSON.stringify(test.double.state.objects.map(({ fields }) => fields));
    expect(texts).toContain('At Smiles 50');
    expect(texts).not.toContain(longName);
  });
});
