import type { Outbound } from '@adlane/api-server';
import { ad_accounts, ads, sources } from '@adlane/api-server/schema';
import type { AdSet, AdView } from '@adlane/contract/ads/ads';
import type { Launch } from '@adlane/contract/ads/launches';
import { afterEach, describe, expect, it } from 'vitest';
import { stateUnread } from '../../../../../packages/api-server/src/modules/ads/launches/saga/runStep';
import { findRow } from '../../fixtures/rows/rows';
import { createGoogleLaunchTest, type GoogleLaunchTest } from '../../harness/launches/createGoogleLaunchTest';
import { createLaunchTest, type LaunchTest } from '../../harness/launches/createLaunchTest';

type Test = LaunchTest | GoogleLaunchTest;
type Platform = 'facebook' | 'google';

let test: Test | undefined;
afterEach(() => test?.close());

/** What a platform answers to a read: the app may not read it, the user has removed the app, or an outage. */
const answers = {
  facebook: {
    refused: [403, { error: { message: 'Permission denied.', type: 'OAuthException', code: 200 } }],
    disconnected: [400, { error: { message: 'The session has ended.', type: 'OAuthException', code: 190 } }],
    down: [500, { error: { message: 'Please retry later.', type: 'OAuthException', code: 2 } }],
  },
  google: {
    refused: [403, { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Permission denied.' } }],
    disconnected: [
      401,
      { error: { code: 401, status: 'UNAUTHENTICATED', message: 'The session has ended.' } },
    ],
    down: [503, { error: { code: 503, status: 'UNAVAILABLE', message: 'Please retry later.' } }],
  },
} as const;
type Reason = keyof (typeof answers)[Platform];

/** Switches on the campaign, which is the last that a launch changes. */
const isSwitchOn = {
  facebook: (path: string, body: string) => /^\/v26\.0\/\d+$/.test(path) && body.includes('status=ACTIVE'),
  google: (path: string, body: string) => path.endsWith('/campaigns:mutate') && body.includes('ENABLED'),
};
const isRead = (method: string | undefined, path: string) =>
  (method ?? 'GET') === 'GET' || path.endsWith('/googleAds:search');

/** A network over which a platform answers no read, from when the ad is switched on until it is restored. */
function createUnreadableNetwork(platform: Platform, isRefused: (path: string, body: string) => boolean) {
  let reason: Reason | undefined;
  let isOn = false;
  const outbound: Outbound = {
    async fetch(url, init) {
      const { pathname } = new URL(url);
      const body = String(init?.body ?? '');
      isOn ||= isSwitchOn[platform](pathname, body);
      if (!isOn || reason === undefined || !isRead(init?.method, pathname) || !isRefused(pathname, body)) {
        return fetch(url, init);
      }
      const [status, answer] = answers[platform][reason];
      return Response.json(answer, { status });
    },
  };
  return {
    outbound,
    refuse: (given: Reason) => {
      reason = given;
    },
    restore: () => {
      reason = undefined;
    },
  };
}

const creators = { facebook: createLaunchTest, google: createGoogleLaunchTest };

async function launchUnread(
  platform: Platform,
  reason: Reason,
  isRefused = (_path: string, _body: string) => true,
) {
  const network = createUnreadableNetwork(platform, isRefused);
  const created: Test = await creators[platform]({ ports: { outbound: network.outbound } });
  test = created;
  network.refuse(reason);
  const launch = await created.run();
  return { created, launch, network };
}

/** Lists the states of what runs on the platform. */
function listStates(created: Test): unknown[] {
  return 'resources' in created
    ? created.resources('campaigns').map(({ values }) => values.status)
    : created.double.state.objects.flatMap(({ kind, status }) =>
        /^Ad(Set)?$|^Campaign$/.test(kind) ? status : [],
      );
}

async function readAd({ api, token }: Test, { ad_id }: Launch): Promise<AdView> {
  return (await api.request(`/api/v1/ads/view/${ad_id}`, { token })).json() as Promise<AdView>;
}

async function listAdSets({ api, token }: Test, { ad_id }: Launch): Promise<readonly AdSet[]> {
  const answer = await api.request(`/api/v1/ads/adsets?ad_id=${ad_id}`, { token });
  return ((await answer.json()) as { data: AdSet[] }).data;
}

describe.each(['facebook', 'google'] as const)('an ad whose state %s does not show', (platform) => {
  it.each(['refused', 'disconnected', 'down'] as const)(
    'runs and is launched, and the launch names what was not read: %s',
    async (reason) => {
      const { created, launch } = await launchUnread(platform, reason);
      expect(launch).toMatchObject({ status: 'launched', code: null, message: stateUnread });
      expect(launch.steps.every(({ status }) => status === 'done')).toBe(true);
      expect(launch.steps.at(-1)?.error).toEqual(expect.any(String));
      const states = listStates(created);
      expect(states.length).toBeGreaterThan(0);
      expect(states.filter((state) => state !== 'ACTIVE' && state !== 'ENABLED')).toEqual([]);
      expect(await readAd(created, launch)).toMatchObject({ status: 'in review', status_at: null });
    },
  );

  it('is read once the platform shows it again', async () => {
    const { created, launch, network } = await launchUnread(platform, 'refused');
    network.restore();
    created.api.clock.advance(120_000);
    await created.api.jobs.send('scheduler.tick', {});
    await created.api.jobs.settle();
    expect((await readAd(created, launch)).status_at).toBe(created.api.clock.now().toISOString());
    expect(await listAdSets(created, launch)).toHaveLength(1);
  });

  it('belongs to a source that is shown as disconnected where its access was revoked', async () => {
    const { created, launch } = await launchUnread(platform, 'disconnected');
    const pool = created.api.ownerPool;
    const { ad_account_id } = await findRow(pool, ads, { where: { id: launch.ad_id ?? 0 } });
    const { source_id } = await findRow(pool, ad_accounts, { where: { id: ad_account_id ?? 0 } });
    expect(await findRow(pool, sources, { where: { id: source_id } })).toMatchObject({ status: 'inactive' });
  });
});

describe('a campaign on Google whose groups it does not show', () => {
  it('is launched, and its groups are listed after the next refresh', async () => {
    const { created, launch, network } = await launchUnread('google', 'refused', (_path, body) =>
      body.includes('FROM asset_group'),
    );
    expect(launch).toMatchObject({ status: 'launched', message: stateUnread });
    expect(await listAdSets(created, launch)).toEqual([]);
    network.restore();
    created.api.clock.advance(120_000);
    await created.api.jobs.send('scheduler.tick', {});
    await created.api.jobs.settle();
    expect(await listAdSets(created, launch)).toHaveLength(1);
  });
});
