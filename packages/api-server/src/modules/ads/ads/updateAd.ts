import type { Contract, ParsedInput } from '@adlane/contract';
import type { AdChange } from '@adlane/contract/ads/ads';
import { successMessages } from '@adlane/contract/constants';
import { checkCurrency, findBudgetFloor, toFacebookAmount } from '@adlane/contract/rules';
import type { UserCall } from '../../../http/CallContext';
import { found, invalid } from '../../../http/problem';
import { splitBudget } from '../../../money/splitBudget';
import type { Database } from '../../../ports';
import { changeFacebook } from '../sources/access/withFacebook';
import { findMinDailyBudget } from '../sources/assets/findMinDailyBudget';
import { requireBelowCap } from './adLimits';
import { type AdTarget, readAdTarget, readPartTarget, runAtGoogle } from './adTarget';
import { changeWithinLimit, toWholeBudget } from './budgetLimit/changeWithinLimit';
import { updateGoogleBudget } from './google/googleCampaign';
import type { AdRow } from './managedAd';
import { findAdSet, findAdSetAd } from './queries';
import { readBack } from './refreshAd';
import type { RefreshedAd } from './refreshedAd';
import { requireBudgetFloor } from './requireBudgetFloor';

export type Budget = ParsedInput<Contract['ads']['updateBudget']>['body'];
type StatusInput = { readonly id: number } & ParsedInput<Contract['ads']['facebookCampaignStatus']>['body'];
type BudgetInput = { readonly id: number } & Budget;
type Values = Readonly<Record<string, unknown>>;

/** Changes one object on Facebook. @throws Problem for Facebook's refusals */
async function post(call: UserCall, { reached }: AdTarget, id: string, params: Values): Promise<void> {
  await changeFacebook(call.ports, reached.source, (client) => client({ method: 'POST', path: id, params }));
}

function toAdChange(id: number, { status, budget_type, budget }: Omit<AdChange, 'id' | 'message'>): AdChange {
  return { id, status, budget_type, budget, message: successMessages.saved };
}

/** Pauses or resumes a campaign on Facebook; `id` is the ad. */
export async function updateCampaignStatus(
  call: UserCall,
  { id, ...delivery }: StatusInput,
): Promise<AdChange> {
  const { status } = delivery;
  const target = await call.inTenant(async ({ tx }) => {
    const read = await readAdTarget(tx, call.caller, id, 'facebook');
    if (status === 'ACTIVE') await requireBelowCap(tx, read.ad);
    return read;
  });
  await changeWithinLimit(call, {
    target,
    ...delivery,
    change: () => post(call, target, target.ad.campaignId, { status }),
  });
  return toAdChange(id, await readBack(call.ports, target.ad, target.reached, call.transact));
}

const findSetPart = (agencyId: number, id: number) => async (tx: Database) => {
  const part = await findAdSet(tx, agencyId, id);
  return part && { part, adId: part.ad_id };
};

/** Pauses or resumes one ad set. */
export async function updateAdSetStatus(call: UserCall, { id, ...delivery }: StatusInput): Promise<AdChange> {
  const { status } = delivery;
  const target = await readPartTarget(call, findSetPart(call.caller.agency_id, id));
  await changeWithinLimit(call, {
    target,
    ...delivery,
    change: () => post(call, target, target.part.external_id, { status }),
  });
  const refreshed = await readBack(call.ports, target.ad, target.reached, call.transact);
  return toAdChange(
    id,
    found(refreshed.adSets.find(({ external_id }) => external_id === target.part.external_id)),
  );
}

/** Pauses or resumes one ad of an ad set. */
export async function updateAdStatus(call: UserCall, { id, ...delivery }: StatusInput): Promise<AdChange> {
  const { status } = delivery;
  const { agency_id } = call.caller;
  const target = await readPartTarget(call, async (tx) => {
    const part = await findAdSetAd(tx, agency_id, id);
    const adSet = part && (await findAdSet(tx, agency_id, part.adset_id));
    return part && adSet && { part, adId: adSet.ad_id };
  });
  await changeWithinLimit(call, {
    target,
    ...delivery,
    change: () => post(call, target, target.part.external_id, { status }),
  });
  const refreshed = await readBack(call.ports, target.ad, target.reached, call.transact);
  const ads = refreshed.adSets.flatMap((adSet) => adSet.ads);
  const changed = found(ads.find(({ external_id }) => external_id === target.part.external_id));
  return toAdChange(id, { status: changed.status, budget_type: null, budget: null });
}

/** Checks that the kind of budget stays the same: platforms cannot change it. @throws Problem 422 */
function checkBudgetType(current: AdRow['budget_type'], { budget_type }: Budget): void {
  if (current === budget_type) return;
  throw invalid({
    budget_type: [`This ad has a ${current} budget. Its platform does not allow another kind.`],
  });
}

/** When an ad or ad set runs, and how many ad sets share its budget. */
type BudgetUse = Pick<AdRow, 'startTime' | 'endTime'> & { readonly holders?: number };

/** Checks that Facebook accepts a budget in the ad's account. @throws Problem 422 with the minimum */
function checkBudgetFloor({ ad, reached }: AdTarget, use: BudgetUse, budget: Budget): void {
  const minDailyBudget = findMinDailyBudget('facebook', reached.account);
  if (minDailyBudget === null) return;
  const schedule = {
    budget_type: budget.budget_type,
    startTime: (use.startTime ?? ad.created_at).toISOString(),
    endTime: use.endTime?.toISOString() ?? null,
  };
  const floor = findBudgetFloor(minDailyBudget, schedule, use.holders);
  requireBudgetFloor(budget, { floor, currency: ad.currency });
}

/** @throws Problem 422 for a currency that Facebook does not list */
function toBudgetParams({ currency }: Pick<AdRow, 'currency'>, { budget_type, budget }: Budget): Values {
  const unknown = checkCurrency('facebook', currency);
  if (unknown !== undefined) throw invalid({ budget: [unknown] });
  return { [`${budget_type}_budget`]: toFacebookAmount(budget, currency) };
}
const listBudgetHolders = (refreshed: RefreshedAd) =>
  refreshed.adSets.filter(({ budget }) => budget !== null);

/** Sets an ad set's budget. @throws Problem 422 where the campaign has the budget */
export async function updateAdSetBudget(call: UserCall, { id, ...budget }: BudgetInput): Promise<AdChange> {
  const target = await readPartTarget(call, findSetPart(call.caller.agency_id, id));
  const { external_id, budget_type } = target.part;
  if (budget_type === null) throw invalid({ budget: ['The budget of this ad set is set on its campaign.'] });
  checkBudgetType(budget_type, budget);
  checkBudgetFloor(target, target.part, budget);
  const getRaise = () => budget.budget - (target.part.budget ?? 0);
  await changeWithinLimit(call, {
    target,
    ...budget,
    getRaise,
    change: () => post(call, target, external_id, toBudgetParams(target.ad, budget)),
  });
  const refreshed = await readBack(call.ports, target.ad, target.reached, call.transact);
  return toAdChange(id, found(refreshed.adSets.find((adSet) => adSet.external_id === external_id)));
}

/**
 * Sets a campaign's budget on Facebook; `id` is the ad. @throws Problem 422 where its ad sets have the budget
 */
export async function updateCampaignBudget(
  call: UserCall,
  { id, ...budget }: BudgetInput,
): Promise<AdChange> {
  const target = await call.inTenant(({ tx }) => readAdTarget(tx, call.caller, id, 'facebook'));
  checkBudgetType(target.ad.budget_type, budget);
  checkBudgetFloor(target, target.ad, budget);
  const refreshed = await readBack(call.ports, target.ad, target.reached);
  if (listBudgetHolders(refreshed).length > 0)
    throw invalid({ budget: ['The budget of this campaign is set on its ad sets.'] });
  await changeWithinLimit(call, {
    ...toWholeBudget(target, budget),
    change: () => post(call, target, target.ad.campaignId, toBudgetParams(target.ad, budget)),
  });
  return toAdChange(id, await readBack(call.ports, target.ad, target.reached, call.transact));
}

/** Sets an ad's budget on the level that has it; several ad sets share it equally. @throws Problem */
export async function updateBudget(call: UserCall, { id, ...budget }: BudgetInput): Promise<AdChange> {
  const target = await call.inTenant(({ tx }) => readAdTarget(tx, call.caller, id));
  const { ad, reached } = target;
  checkBudgetType(ad.budget_type, budget);
  const spending = toWholeBudget(target, budget);
  if (ad.platform === 'google') {
    await changeWithinLimit(call, {
      ...spending,
      change: () => runAtGoogle(call.ports, target, (place) => updateGoogleBudget(place, budget.budget)),
    });
    return toAdChange(id, await readBack(call.ports, ad, reached, call.transact));
  }
  const holders = listBudgetHolders(await readBack(call.ports, ad, reached));
  checkBudgetFloor(target, { ...ad, holders: Math.max(1, holders.length) }, budget);
  const shares = splitBudget(budget.budget, holders.length);
  await changeWithinLimit(call, {
    ...spending,
    change: async () => {
      if (holders.length === 0) await post(call, target, ad.campaignId, toBudgetParams(ad, budget));
      for (const [index, { external_id }] of holders.entries()) {
        const share = shares[index] ?? 0;
        await post(call, target, external_id, toBudgetParams(ad, { ...budget, budget: share }));
      }
    },
  });
  return toAdChange(id, await readBack(call.ports, ad, reached, call.transact));
}
