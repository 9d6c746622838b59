import {
  adLaunchTypes,
  bidStrategyValues,
  budgetLevels,
  budgetTypes,
  leadFlowCallsToAction,
  listGoals,
  salesEvents,
} from '@adlane/contract/constants';
import { isConversionGoal } from '@adlane/contract/rules';
import { createFacebookDouble, type FacebookDouble, facebookDemo } from '@adlane/mocks/platforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { facebookAdapter } from '../../../../../packages/api-server/src/modules/ads/launches/facebook/facebookAdapter';
import type {
  LaunchTerms,
  ReadyLaunchInputs,
} from '../../../../../packages/api-server/src/modules/ads/launches/inputs/launchSettings';
import { preflightFacebook } from '../../../../../packages/api-server/src/modules/ads/launches/review/preflightFacebook';
import { planSteps } from '../../../../../packages/api-server/src/modules/ads/launches/saga/planSteps';
import { exampleLaunch, picture } from '../../../../../packages/api-server/test/exampleLaunch';

const now = new Date('2026-11-21T10:00:00Z');
const goals = adLaunchTypes.flatMap((type) =>
  listGoals(type).map(({ value: _choice, ...field }) => ({ ad_launch_type: type, field })),
);
const events = [...new Set([...leadFlowCallsToAction, ...salesEvents].map(({ value }) => value))];
/** Caps in cents: of an ad set's share of a budget, above the share, and above the budget; and a bid without one. */
const caps = [800, 900, 2600, null];
const budgets = [2500, 250, 99];

type Settings = NonNullable<LaunchTerms['settings']>;
type Case = { readonly name: string; readonly inputs: ReadyLaunchInputs };

function createCase(
  FbAdSetting: (typeof goals)[number],
  budget: number,
  budgetType: (typeof budgetTypes)[number],
  settings: Settings,
): Case {
  const end = budgetType === 'lifetime' ? { endTime: '2026-11-22T09:00:00Z' } : {};
  const { objective, optimization_goal } = FbAdSetting.field;
  const { selectedPixel: _pixel, ...named } = settings;
  return {
    name: `${objective} ${optimization_goal} ${budget} ${budgetType} ${JSON.stringify(named)}`,
    inputs: exampleLaunch({
      settings: { FbAdSetting, budget, budgetType, ...end, settings },
      content: { campaignStructure: 'multiple_adsets_one_ad' },
      media: [picture, { ...picture, id: 18, name: 'team.png' }],
    }),
  };
}

function listBids(): Settings[] {
  return bidStrategyValues.flatMap((bidStrategy): Settings[] => {
    if (bidStrategy === 'LOWEST_COST_WITHOUT_CAP') return [{ bidStrategy }];
    if (bidStrategy !== 'LOWEST_COST_WITH_MIN_ROAS') {
      return caps.map((bidAmount) => ({ bidStrategy, bidAmount }));
    }
    return [0.01, 2.5, 1000, null].map((minRoas) => ({ bidStrategy, minRoas }));
  });
}

/** Every goal with every event, and with every bid, budget and place of the budget. */
function listCases(): Case[] {
  const bids = listBids();
  return goals.flatMap((goal) => {
    const isConversion = isConversionGoal(goal.field.optimization_goal);
    const selectedPixel = { id: '7001', name: 'Shop' };
    const withEvents = isConversion
      ? events.map((event): Settings => ({ selectedPixel, selectedEventConversionType: event }))
      : [];
    const isForLeads = goal.field.objective === 'OUTCOME_LEADS';
    const conversion: Settings = isConversion
      ? { selectedPixel, selectedEventConversionType: isForLeads ? 'LEAD' : 'PURCHASE' }
      : {};
    return budgetLevels.flatMap((budgetLevel) => [
      ...withEvents.map((each) => createCase(goal, 2500, 'daily', { ...each, budgetLevel })),
      ...budgetTypes.flatMap((type) =>
        budgets.flatMap((budget) =>
          bids.map((bid) => createCase(goal, budget, type, { ...conversion, ...bid, budgetLevel })),
        ),
      ),
    ]);
  });
}

const [ava] = facebookDemo.users;

async function post(double: FacebookDouble, path: string, request: Readonly<Record<string, unknown>>) {
  const answer = await double.app.request(`http://graph.test/v26.0/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ava.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as { readonly id?: string; readonly error?: { error_user_msg?: string } };
}

/** Sends campaign and ad sets of a plan to the double; returns why it refuses one, or null. */
async function sendPlan(double: FacebookDouble, inputs: ReadyLaunchInputs): Promise<string | null> {
  const steps = planSteps(facebookAdapter, inputs, 'label');
  const label = (await post(double, 'act_1001/adlabels', { name: 'label' })).id;
  let campaign: string | undefined;
  for (const { key, path, request } of steps) {
    if (key !== 'campaign' && !key.startsWith('adset:')) continue;
    const parent = key === 'campaign' ? {} : { campaign_id: campaign };
    // Each ad set belongs to the campaign before it.
    // oxlint-disable-next-line no-await-in-loop
    const { id, error } = await post(double, path, { ...request, adlabels: [{ id: label }], ...parent });
    if (error) return error.error_user_msg ?? JSON.stringify(error);
    if (key === 'campaign') campaign = id;
  }
  return null;
}

describe('every target of a launch on Facebook', () => {
  const cases = listCases();
  let accepted: string[];
  let differences: string[];

  beforeAll(async () => {
    const double = createFacebookDouble({ clock: { now: () => now } });
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
    expect(cases.length).toBeGreaterThan(1200);
    expect(differences.slice(0, 5)).toEqual([]);
  });

  it('launches with each goal, event, bid strategy and place of the budget', () => {
    const isLaunched = (...parts: readonly string[]) =>
      accepted.some((name) => parts.every((part) => name.includes(part)));
    const missing = [
      ...goals.map(({ field }) => `${field.objective} ${field.optimization_goal}`),
      ...events.map((event) => `"${event}"`),
      ...bidStrategyValues.flatMap((each) => budgetLevels.map((level) => `"${each}" "${level}"`)),
    ].filter((wanted) => !isLaunched(...wanted.split(' ')));
    expect(missing).toEqual([]);
  });
});
