import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInlineJobs } from '../../../../src/ports/inlineJobs';
import { createDyingPorts } from '../createDyingPorts';
import { requestOtherServer } from '../requestOtherServer';
import { correctTexts, createResubmitTest, type ResubmitTest, threeVersions } from './createResubmitTest';

let test: ResubmitTest;

/** The changes that a correction of three ads makes on Facebook, in order. */
const changes: readonly string[] = [
  'the picture',
  'the label',
  ...[1, 2, 3].flatMap((ad) => [`creative ${ad}`, `ad ${ad}`]),
  ...[1, 2, 3].flatMap((ad) => [`the switch of ad ${ad}`, `the deletion of rejected ad ${ad}`]),
];
/** Launches three ads, and lets Facebook reject them. */
async function openRejected() {
  const from = test.objects('Ad').length;
  const id = await test.launchInstant(threeVersions);
  const rejected = test.listAds(from);
  await test.reject(rejected);
  return { id, from, rejected };
}

/** Resubmits an ad with another server. */
async function sendWith(ports: Partial<Ports>, id: number): Promise<number> {
  const { record } = await test.read(id);
  const answer = await requestOtherServer(
    { ...test.api.ports, ...ports },
    {
      token: test.token,
      path: `/api/v1/adlane/${id}/resubmit`,
      body: { ...record, ...correctTexts(record) },
    },
  );
  expect(answer.status).toBe(202);
  return ((await answer.json()) as Launch).id;
}

/**
 * Tests that a correction on Facebook survives a server that dies before or after a change arrives, and a change that Facebook
 * refuses for good.
 * @param isTested which of the changes, such as `creative 2`; all without it
 */
export function describeResubmitCrash(isTested: (change: string) => boolean = () => true): void {
  const tested = changes.flatMap((name, index) => (isTested(name) ? [{ name, nth: index + 1 }] : []));
  const points = tested.flatMap(({ name, nth }) =>
    [true, false].map((hasEffect) => ({
      name: `${hasEffect ? 'after' : 'before'} ${name} arrives`,
      point: { method: 'POST', path: /\/v26\.0\//, nth, takesEffect: hasEffect },
    })),
  );
  beforeAll(async () => {
    test = await createResubmitTest();
  });
  afterAll(() => test?.close());

  it.each(points)('$name lets the next server finish it with three ads', async ({ point }) => {
    const { id, from, rejected } = await openRejected();
    const dying = createDyingPorts(point);
    const launchId = await sendWith(dying.ports, id);
    await dying.died;
    expect((await test.view(launchId)).status).toBe('running');

    test.api.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.api.ports, jobs };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();

    expect(await test.view(launchId)).toMatchObject({ status: 'launched', message: null });
    expect(rejected.map(({ status }) => status)).toEqual(['DELETED', 'DELETED', 'DELETED']);
    const live = test.listAds(from);
    expect(live.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    for (const words of ['First', 'Second', 'Third'])
      expect(live.map(test.findCreative)).toContainEqual(
        expect.stringContaining(`"${words} text, corrected"`),
      );
    // Nothing was made twice.
    expect(test.objects('Ad')).toHaveLength(from + 6);
    expect(await resumeLaunches(next)).toBe(0);
  });

  it.each(tested.filter(({ nth }) => nth > 1))(
    'and Facebook refuses $name for good: each version has one ad, corrected or rejected',
    async ({ nth }) => {
      const { id, from } = await openRejected();
      let seen = 0;
      const outbound: Ports['outbound'] = {
        async fetch(url, init) {
          if (init?.method === 'POST') seen += 1;
          if (init?.method !== 'POST' || seen !== nth) return fetch(url, init);
          const error = { message: 'Invalid parameter', type: 'OAuthException', code: 100 };
          return Response.json({ error }, { status: 400 });
        },
      };
      const jobs = createInlineJobs();
      const launchId = await sendWith({ jobs, outbound }, id);
      await jobs.settle();
      expect((await test.view(launchId)).status).toBe('failed');
      const texts = test.listAds(from).map(test.findCreative);
      expect(texts).toHaveLength(3);
      for (const words of ['First', 'Second', 'Third'])
        expect(texts).toContainEqual(expect.stringContaining(`"${words} text`));
    },
  );
}
