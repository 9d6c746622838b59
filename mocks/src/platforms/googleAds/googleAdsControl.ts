import type { DoubleClock } from '../clock';
import { formatMicros } from './billableUnits';
import { buildDemoCampaign, type DemoCampaign } from './demoCampaigns';
import { getCustomerCurrency } from './getCustomerCurrency';
import {
  addGoogleCustomer,
  createGoogleAdsState,
  findGoogleResource,
  type GoogleAdsState,
  type GoogleCustomer,
  type GoogleRequest,
  type GoogleValues,
  insertGoogleResource,
  updateGoogleResource,
} from './googleAdsState';
import { googleFailure } from './googleFailure';

type GoogleAdsDump = Omit<GoogleAdsState, 'requests' | 'faults'>;

/** Switches that make the double fail or change state, for tests and demos. */
export type GoogleAdsControl = ReturnType<typeof createGoogleAdsControl>;

export function createGoogleAdsControl(clock: DoubleClock) {
  const state: GoogleAdsState = createGoogleAdsState(clock);
  const now = () => clock.now().getTime();
  const insert = (collection: string, customerId: string, values: GoogleValues) =>
    insertGoogleResource(state, now(), { collection, customerId }, values).values;
  return {
    state,
    /** Adds an account below the manager. */
    addCustomer: (customer: GoogleCustomer) => addGoogleCustomer(state, now(), customer),
    /** The amount of a budget as Google Ads shows it: 'TWD 500'. */
    formatBudget: (resourceName: unknown) => {
      const resource = findGoogleResource(state, resourceName);
      if (!resource) return undefined;
      return formatMicros(
        Number(resource.values.amountMicros),
        getCustomerCurrency(state, resource.customerId),
      );
    },
    /** Creates a campaign with its budget and asset group, as an earlier launch would have. */
    addCampaign: (
      customerId: string,
      { name, status = 'ENABLED', amountMicros = '25000000' }: Readonly<Record<string, string>>,
    ) => {
      const budget = insert('campaignBudgets', customerId, {
        name: `${name} budget`,
        amountMicros,
        status: 'ENABLED',
        explicitlyShared: false,
      });
      const campaign = insert('campaigns', customerId, {
        name,
        status,
        campaignBudget: budget.resourceName,
        advertisingChannelType: 'PERFORMANCE_MAX',
      });
      insert('assetGroups', customerId, { name: `${name} assets`, status, campaign: campaign.resourceName });
      return { id: String(campaign.id), resourceName: String(campaign.resourceName) };
    },
    /** Adds campaigns that ran before; known ones stay as they are. */
    addAds: (campaigns: readonly DemoCampaign[]) => {
      for (const campaign of campaigns) {
        if (state.resources.some(({ values }) => values.id === campaign.campaignId)) continue;
        state.resources.push(...buildDemoCampaign(campaign, now()));
      }
    },
    /** Changes an object without the API, as its owner would on Google's own pages. */
    change: (resourceName: string, values: GoogleValues) => {
      const resource = findGoogleResource(state, resourceName);
      if (resource) updateGoogleResource(resource, now(), values);
    },
    /** Disapproves an ad or a linked asset, as Google's review does. */
    disapprove: (resourceName: string, ...policyTopics: string[]) => {
      const resource = findGoogleResource(state, resourceName);
      if (resource) updateGoogleResource(resource, now(), { policyTopics });
    },
    /** Makes the review disapprove ads and linked assets with this text. */
    disapproveText: (text: string) => {
      state.disapprovedTexts.push(text);
    },
    /** Revokes all tokens until the next sign-in. */
    revoke: () => {
      state.isRevoked = true;
    },
    setReviewMs: (ms: number) => {
      state.reviewMs = ms;
    },
    /** The next `times` requests whose path contains the text get this failure. */
    failNext: (path: string, parts: Parameters<typeof googleFailure>, times = 1) => {
      state.faults.push({ path, answer: () => googleFailure(...parts), left: times });
    },
    /** Received requests in order, without tokens. */
    requests: (path = ''): GoogleRequest[] => state.requests.filter((request) => request.path.includes(path)),
    /** Dumps the stored data; requests and faults belong to one run. */
    dump: (): GoogleAdsDump => {
      const { requests: _requests, faults: _faults, ...stored } = state;
      return structuredClone(stored);
    },
    restore: (dumped: GoogleAdsDump) => {
      Object.assign(state, structuredClone(dumped));
    },
    reset: () => {
      Object.assign(state, createGoogleAdsState(clock));
    },
  };
}
