import { adLaunchTypes, listGoals } from '@adlane/contract/constants';
import { isConversionGoal } from '@adlane/contract/rules';
import { createFacebookDouble, type FacebookDouble, facebookDemo } from '@adlane/mocks/platforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGraphClient } from '../../../../../../packages/api-server/src/connectors/facebook/graph/graphClient';
import { readPagePost } from '../../../../../../packages/api-server/src/connectors/facebook/pagePosts';
import { facebookAdapter } from '../../../../../../packages/api-server/src/modules/ads/launches/facebook/facebookAdapter';
import type { ReadyLaunchInputs } from '../../../../../../packages/api-server/src/modules/ads/launches/inputs/launchSettings';
import { preflightFacebook } from '../../../../../../packages/api-server/src/modules/ads/launches/review/preflightFacebook';
import { planSteps } from '../../../../../../packages/api-server/src/modules/ads/launches/saga/planSteps';
import { exampleLaunch } from '../../../../../../packages/api-server/test/exampleLaunch';

const now = new Date('2026-11-21T10:00:00Z');
const [ava] = facebookDemo.users;
const pageId = '2001';
const structures = ['one_adset_multiple_ads', 'multiple_adsets_one_ad', 'dynamic'] as const;
const apps = [
  { messenger: true, instagram: false },
  { messenger: false, instagram: true },
  { messenger: true, instagram: true },
];
const goals = adLaunchTypes.flatMap((type) =>
  listGoals(type).map(({ value: _choice, ...field }) => ({ ad_launch_type: type, field })),
);

type Case = { readonly name: string; readonly inputs: ReadyLaunchInputs };
type Answer = { readonly id?: string; readonly error?: { readonly error_user_msg?: string } };

async function send(double: FacebookDouble, path: string, token: string, body?: object): Promise<Answer> {
  const answer = await double.app.request(`http://graph.test/v26.0/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Answer;
}

/** Opens the double with the page's token. */
async function openPage(double: FacebookDouble) {
  const { access_token } = (await send(double, `${pageId}?fields=access_token`, ava.token)) as {
    access_token?: string;
  };
  const facebook = { graphUrl: 'http://graph.test', version: 'v26.0', appSecret: facebookDemo.app.secret };
  const fetch = async (url: string, init?: RequestInit) => double.app.request(url, init);
  return createGraphClient(
    { outbound: { fetch }, platforms: { facebook } } as unknown as Parameters<typeof createGraphClient>[0],
    access_token ?? '',
  );
}

/** Every kind of ad with every goal, structure and choice of apps; as ads of the template and as each kind of post. */
async function listCases(double: FacebookDouble): Promise<Case[]> {
  const page = await openPage(double);
  const posts = double.control.state.posts.filter((post) => post.pageId === pageId).slice(0, 6);
  const nodes = await Promise.all(posts.map(({ id }) => readPagePost(page, pageId, id)));
  const known = nodes.flatMap((post) => (post ? [{ id: post.id, post }] : []));
  const chosen = [...known, { id: '2001_1', post: undefined }];
  const pixel = { selectedPixel: { id: '41001', name: 'Shop' }, selectedEventConversionType: 'PURCHASE' };
  return goals.flatMap((FbAdSetting) =>
    structures.flatMap((campaignStructure) =>
      apps.flatMap((messagingApps) =>
        chosen.map(({ id: promotedPostId, post }): Case => {
          const { objective, optimization_goal } = FbAdSetting.field;
          const event = objective === 'OUTCOME_LEADS' ? { selectedEventConversionType: 'LEAD' } : {};
          const ofGoal = isConversionGoal(optimization_goal) ? { ...pixel, ...event } : {};
          const selectedInstagram = { id: '5001', name: 'Smile' };
          const settings = { promotedPostId, messagingApps, selectedInstagram, ...ofGoal };
          const inputs = exampleLaunch({
            settings: { FbAdSetting, settings },
            content: { campaignStructure },
            media: [],
            leadForm: { external_id: '77' },
          });
          return {
            name: `${FbAdSetting.ad_launch_type} ${objective} ${optimization_goal} ${campaignStructure} ${JSON.stringify(messagingApps)} ${post?.message ?? promotedPostId}`,
            inputs: post ? { ...inputs, post } : inputs,
          };
        }),
      ),
    ),
  );
}

/** Sends the plan of a launch to the double; returns why it refuses one of its requests, or null. */
async function sendPlan(double: FacebookDouble, inputs: ReadyLaunchInputs): Promise<string | null> {
  const ids = new Map<string, string>();
  const fill = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replace(/\{([\w:]+)\}/g, (text, key: string) => ids.get(key) ?? text));
  for (const { key, path, request } of planSteps(facebookAdapter, inputs, 'label')) {
    if (!/^(label|campaign|adset:|creative:|ad:)/.test(key)) continue;
    // Each request names what the one before it created.
    // oxlint-disable-next-line no-await-in-loop
    const { id = '', error } = await send(double, path, ava.token, fill(request) as object);
    if (error) return error.error_user_msg ?? JSON.stringify(error);
    ids.set(key, id);
  }
  return null;
}

describe('every launch that promotes a post', () => {
  let cases: Case[];
  let accepted: string[];
  let differences: string[];

  beforeAll(async () => {
    const double = createFacebookDouble({ clock: { now: () => now } });
    cases = await listCases(double);
    accepted = [];
    differences = [];
    for (const { name, inputs } of cases) {
      const [blocker] = preflightFacebook(inputs, now);
      // The double has one state.
      // oxlint-disable-next-line no-await-in-loop
      const refusal = await sendPlan(double, inputs);
      double.control.state.objects.length = 0;
      if (!blocker) accepted.push(name);
      if (!blocker !== (refusal === null)) {
        differences.push(`${name}: ours ${JSON.stringify(blocker)}, Facebook's ${refusal}`);
      }
    }
  });

  it('is launched, or refused by the review where Facebook refuses it', () => {
    expect(cases.length).toBeGreaterThan(400);
    expect(differences.slice(0, 5)).toEqual([]);
  });

  it('is launched for each goal of traffic and message ads, and for none of lead ads', () => {
    const isLaunched = ({ ad_launch_type, field }: (typeof goals)[number]) =>
      accepted.some((name) =>
        name.startsWith(`${ad_launch_type} ${field.objective} ${field.optimization_goal} `),
      );
    const launched = goals.filter(isLaunched);
    expect(launched).toEqual(goals.filter(({ ad_launch_type }) => ad_launch_type !== 'leadform'));
  });
});
