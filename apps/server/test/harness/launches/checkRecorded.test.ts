import { describe, expect, it } from 'vitest';
import { checkRecorded } from './checkRecorded';
import type { RecordedLaunch, RecordedLine } from './recordRequests';
import type { RecordRules } from './recordRules';

/** A few rules, copied from the platforms' documents: the check itself is tested, not the doubles' lists. */
const rules: RecordRules = {
  facebook: {
    version: 'v26.0',
    operations: {
      'POST AdAccount/campaigns': { name: 'string', special_ad_categories: 'list<Category>!' },
      'POST AdAccount/adsets': {
        name: 'string!',
        campaign_id: 'string',
        daily_budget: 'unsigned int',
        bid_amount: 'int',
        status: 'Status',
      },
      'POST Campaign': { status: 'Status', objective: 'string' },
      'POST AdSet': { status: 'Status', daily_budget: 'unsigned int' },
    },
    objects: {},
    enums: { Status: ['ACTIVE', 'PAUSED'], Category: ['NONE', 'HOUSING'] },
    fields: {},
  },
  facebookOffsets: new Map([
    ['USD', 100],
    ['TWD', 1],
  ]),
  google: {
    operations: {
      campaignBudgetOperation: {
        collection: 'campaignBudgets',
        resource: 'CampaignBudget',
        verbs: ['create'],
      },
      campaignOperation: { collection: 'campaigns', resource: 'Campaign', verbs: ['create', 'update'] },
      labelOperation: { collection: 'labels', resource: 'Label', verbs: ['create'] },
    },
    messages: {
      CampaignBudget: { name: 'string', amountMicros: 'int64', explicitlyShared: 'bool' },
      Campaign: {
        resourceName: 'string',
        status: 'enum:Status',
        maximizeConversions: 'msg:MaximizeConversions',
      },
      MaximizeConversions: { targetCpaMicros: 'int64' },
      Label: { name: 'string|R' },
    },
    enums: { Status: ['ENABLED', 'PAUSED', 'REMOVED'] },
  },
  googleSteps: new Map([
    ['USD', 10_000],
    ['TWD', 1_000_000],
  ]),
};

const facebookLaunch: RecordedLaunch = {
  id: 1,
  name: 'smiles',
  typed: { currency: 'USD', period: 'daily', budget: 25, bid: 5 },
};
const googleLaunch: RecordedLaunch = { ...facebookLaunch, id: 2 };

function post(launch: number, path: string, parameters: object, id?: string): RecordedLine {
  return {
    launch,
    method: 'POST',
    path,
    parameters: JSON.parse(JSON.stringify(parameters)) as Record<string, unknown>,
    headers: {},
    response: { status: 200, body: id === undefined ? {} : { id } },
  };
}

const campaign = { name: 'Smiles', special_ad_categories: '[]' };
const adSet = { name: 'Set', campaign_id: '11', daily_budget: '2500', bid_amount: '500', status: 'PAUSED' };
/** Records a launch on Facebook: a campaign and an ad set with `change`, which is switched on with `update`. */
const onFacebook = (change: object = {}, update: object = {}): RecordedLine[] => [
  post(1, '/v26.0/act_1/campaigns', campaign, '11'),
  post(1, '/v26.0/act_1/adsets', { ...adSet, ...change }, '12'),
  post(1, '/v26.0/12', { status: 'ACTIVE', ...update }),
];

const budget = { name: 'Smiles', amountMicros: '25000000', explicitlyShared: false };
const created = { status: 'PAUSED', maximizeConversions: { targetCpaMicros: '5000000' } };
/** Records a launch on Google. */
const onGoogle = (change: { budget?: object; campaign?: object; label?: object } = {}): RecordedLine[] => [
  post(2, '/google/v26/customers/5/googleAds:mutate', {
    mutateOperations: [
      { labelOperation: { create: { name: 'launch-2', ...change.label } } },
      { campaignBudgetOperation: { create: { ...budget, ...change.budget } } },
      { campaignOperation: { create: { ...created, ...change.campaign } } },
    ],
  }),
  post(2, '/google/v26/customers/5/campaigns:mutate', {
    operations: [
      { update: { resourceName: 'customers/5/campaigns/1', status: 'ENABLED' }, updateMask: 'status' },
    ],
  }),
];

const check = (lines: readonly RecordedLine[], launches: readonly RecordedLaunch[]) =>
  checkRecorded({ lines, launches }, rules);

describe('the check of recorded requests', () => {
  it('finds nothing in correct launches on both platforms', () => {
    expect(check([...onFacebook(), ...onGoogle()], [facebookLaunch, googleLaunch])).toEqual([]);
  });

  it.each([
    ['an unknown parameter', onFacebook({ colour: 'red' }), 'Unknown parameter: colour'],
    ['a value outside its enum', onFacebook({ status: 'ON' }), 'must be one of {ACTIVE, PAUSED}'],
    ['a missing parameter', onFacebook({ name: undefined }), 'The parameter name is required'],
    ['a value of the wrong type', onFacebook({ bid_amount: '5.5' }), 'bid_amount must be an integer'],
    ['a budget that is 100 times too high', onFacebook({ daily_budget: '250000' }), '2500 USD instead of 25'],
    ['a bid that is 100 times too low', onFacebook({ bid_amount: '5' }), '0.05 USD instead of 5'],
    ['no budget', onFacebook({ daily_budget: undefined }), '0 USD instead of 25'],
    [
      'a parameter of another kind of node',
      onFacebook({}, { objective: 'X' }),
      'Unknown parameter: objective',
    ],
    ['an unknown edge', [...onFacebook(), post(1, '/v26.0/act_1/horses', {})], 'not in the parameter list'],
    [
      'a refused request',
      [...onFacebook(), { ...post(1, '/v26.0/12', {}), response: { status: 400, body: {} } }],
      'answered 400',
    ],
  ])('finds %s of a launch on Facebook', (_case, lines, problem) => {
    expect(check(lines, [facebookLaunch]).join('\n')).toContain(problem);
  });

  it.each([
    ['an unknown field', onGoogle({ budget: { colour: 'red' } }), 'Unknown name "colour"'],
    ['a value outside its enum', onGoogle({ campaign: { status: 'ON' } }), '"ON"'],
    ['a missing field', onGoogle({ label: { name: undefined } }), 'The required field name was not present'],
    ['a budget that is 100 times too high', onGoogle({ budget: { amountMicros: '2500000000' } }), '2500 USD'],
    [
      'a budget between two steps',
      onGoogle({ budget: { amountMicros: '25000001' } }),
      'no multiple of 10000',
    ],
    [
      'a target cost that is 100 times too low',
      onGoogle({ campaign: { maximizeConversions: { targetCpaMicros: '50000' } } }),
      '0.05 USD instead of 5',
    ],
    ['no budget', onGoogle().slice(1), 'has no budget'],
    [
      'an unknown field of an update',
      [
        ...onGoogle(),
        post(2, '/google/v26/customers/5/campaigns:mutate', {
          operations: [{ update: { colour: 'red' }, updateMask: 'colour' }],
        }),
      ],
      'Unknown name "colour"',
    ],
  ])('finds %s of a launch on Google', (_case, lines, problem) => {
    expect(check(lines, [googleLaunch]).join('\n')).toContain(problem);
  });

  it.each([
    ['whole TWD on Facebook', 'daily', 500, onFacebook({ daily_budget: '500', bid_amount: '5' }), 1],
    ['whole TWD at Google', 'daily', 500, onGoogle({ budget: { amountMicros: '500000000' } }), 2],
    ['a month at Google', 'monthly', 15_000, onGoogle({ budget: { amountMicros: '493000000' } }), 2],
  ] as const)('takes %s, and refuses the hundredfold', (_case, period, typed, lines, id) => {
    const launch = (amount: number) => [
      { ...facebookLaunch, id, typed: { currency: 'TWD', period, budget: amount, bid: 5 } },
    ];
    expect(check(lines, launch(typed))).toEqual([]);
    expect(check(lines, launch(typed * 100))).toHaveLength(1);
  });

  it('adds the budgets of several ad sets', () => {
    const half = { daily_budget: '1250' };
    const [first, second, ...rest] = onFacebook(half);
    const lines = [first, second, second, ...rest].flatMap((line) => line ?? []);
    expect(check(lines, [facebookLaunch])).toEqual([]);
    expect(check(onFacebook(half), [facebookLaunch]).join('\n')).toContain('12.5 USD instead of 25');
  });
});
