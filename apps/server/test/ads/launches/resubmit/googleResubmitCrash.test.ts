import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import { ads } from '@adlane/api-server/schema';
import type { Launch, ResubmitDraft } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../../src/ports/inlineJobs';
import { updateRows } from '../../../fixtures/rows/rows';
import { type CrashPoint, createDyingPorts } from '../../../harness/launches/createDyingPorts';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';
import { requestOtherServer } from '../../../harness/launches/requestOtherServer';

let test: GoogleLaunchTest | undefined;
afterEach(() => test?.close());

const mutate = { method: 'POST', path: /googleAds:mutate$/ } as const;
const points: [string, CrashPoint][] = [
  ['during the dry run', { ...mutate, takesEffect: true }],
  ['before the corrected ad arrives', { ...mutate, nth: 2, takesEffect: false }],
  ['after the corrected ad was created', { ...mutate, nth: 2, takesEffect: true }],
];

describe('a server that dies during a correction on Google', () => {
  it.each(points)('%s lets the next server finish it with one ad', async (_case, point) => {
    test = await createGoogleLaunchTest();
    const { ports, token, clock, jobs, double, resources } = test;
    await updateRows(test.ownerPool, ads, { refresh_due_at: null });
    await test.changeGoogle({ targeting: { googleKeywords: { target: ['dentist'], negative: [] } } });
    const { ad_id: id } = await test.run({ campaignType: 'SEARCH' });
    double.disapprove(String(resources('adGroupAds')[0]?.values.resourceName), 'UNRELIABLE_CLAIMS');
    clock.advance(120_000);
    await jobs.send('scheduler.tick', {});
    await jobs.settle();

    const path = `/api/v1/adlane/${id}/resubmit`;
    const { record } = (await (await test.request(path, { token })).json()) as ResubmitDraft;
    const { template_content: content } = record;
    const headlines = content.headlines.map((version) => ({ ...version, value: `${version.value} now` }));
    const dying = createDyingPorts(point);
    const body = { ...record, template_content: { ...content, headlines } };
    const answer = await requestOtherServer({ ...ports, ...dying.ports }, { token, path, body });
    expect(answer.status).toBe(202);
    const { id: launchId } = (await answer.json()) as Launch;
    await dying.died;
    expect((await test.view(launchId)).status).toBe('running');

    clock.advance(31_000);
    const nextJobs = createInlineJobs();
    const next: Ports = { ...ports, jobs: nextJobs };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await nextJobs.settle();
    expect(await test.view(launchId)).toMatchObject({ status: 'launched', message: null });
    const live = resources('adGroupAds').map(({ values }) => JSON.stringify(values.ad));
    expect(live).toHaveLength(1);
    expect(live[0]).toContain('Headline 1 now');
  });
});
