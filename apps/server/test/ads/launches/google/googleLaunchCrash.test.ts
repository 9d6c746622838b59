import { createApp, type Ports, resumeLaunches } from '@adlane/api-server';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { createInlineJobs } from '../../../../src/ports/inlineJobs';
import { type CrashPoint, createDyingPorts } from '../../../harness/launches/createDyingPorts';
import {
  createGoogleLaunchTest,
  type GoogleLaunchTest,
} from '../../../harness/launches/createGoogleLaunchTest';

let test: GoogleLaunchTest | undefined;
afterEach(() => test?.close());

const post = { method: 'POST' } as const;
const points: [string, CrashPoint][] = [
  ['before the campaign arrives', { ...post, path: /googleAds:mutate$/, nth: 2, takesEffect: false }],
  ['after the campaign was created', { ...post, path: /googleAds:mutate$/, nth: 2, takesEffect: true }],
  ['during the dry run', { ...post, path: /googleAds:mutate$/, takesEffect: true }],
  ['after an image was uploaded', { ...post, path: /assets:mutate$/, nth: 2, takesEffect: true }],
  ['while it is switched on', { ...post, path: /campaigns:mutate$/, takesEffect: true }],
];

describe('a server that dies during a Google launch', () => {
  it.each(points)('%s lets the next server finish it with one campaign', async (_case, point) => {
    const dying = createDyingPorts(point);
    test = await createGoogleLaunchTest({ ports: dying.ports });
    const { id } = (await (await test.launch()).json()) as Launch;
    await dying.died;
    expect((await test.view(id)).status).toBe('running');

    test.clock.advance(31_000);
    const jobs = createInlineJobs();
    const next: Ports = { ...test.ports, jobs, outbound: { fetch: (url, init) => fetch(url, init) } };
    createApp(next);
    expect(await resumeLaunches(next)).toBe(1);
    await jobs.settle();

    const launch = await test.view(id);
    expect(launch).toMatchObject({ status: 'launched', message: null });
    expect(launch.ad_id).not.toBeNull();
    expect(test.resources('campaigns').map(({ values }) => values.status)).toEqual(['ENABLED']);
    const names = test.resources('assets').flatMap(({ values }) => values.name ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(test.resources('labels')).toHaveLength(1);
    expect(await resumeLaunches(next)).toBe(0);
  });
});
