import { successMessages } from '@adlane/contract/constants';
import type { GoogleAdsClient } from '../../../connectors/googleAds/googleAdsClient';
import type { UserCall } from '../../../http/CallContext';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { forbidden, notFound } from '../../../http/problem';
import { getOwnerClient } from '../../account/access/visibility';
import { requireBelowCap } from '../ads/adLimits';
import { type AdTarget, readAdTarget, runAtGoogle } from '../ads/adTarget';
import { changeWithinLimit, toWholeBudget } from '../ads/budgetLimit/changeWithinLimit';
import {
  type GoogleCampaignPlace,
  updateGoogleBudget,
  updateGoogleStatus,
} from '../ads/google/googleCampaign';
import { findManagedAd } from '../ads/managedAd';
import { readBack } from '../ads/refreshAd';
import { openGoogle, withGoogle } from '../sources/access/googleAccess';
import { chooseAdAccount, type ReachedAccount } from '../sources/assets/chooseAdAccount';
import { setDefaultAccount, storeGoogleAccounts } from './chooseGoogleAccounts';
import { listAudienceSignals, listConversionGoals, readAccessRole, suggestLocations } from './googleLists';
import { listGoogleDefaults } from './queries';

/** Google's calls (ads §7): accounts, their assets, and the budget and status of campaigns. */
export function googleSourcesHandlers(): ContractHandlers<'googleSources'> {
  return {
    store: ({ body, call }) => storeGoogleAccounts(call, body),
    setDefaultAccount: ({ body, call }) => setDefaultAccount(call, body),
    defaultAccounts: async ({ query, call }) => {
      const client = getOwnerClient(call.caller);
      const requested = query.client_user_id;
      if (client !== null && requested !== undefined && requested !== client) throw notFound();
      const clientId = client ?? requested;
      const data = await call.inTenant(({ tx }) => listGoogleDefaults(tx, call.caller.agency_id, clientId));
      return { data };
    },
    audienceSignals: ({ query, call }) =>
      inAccount(call, query.ad_account_id, (client, id) => listAudienceSignals(client, id, query)),
    conversionGoals: ({ query, call }) =>
      inAccount(call, query.ad_account_id, (client, id) => listConversionGoals(client, id, query)),
    locations: ({ query, call }) =>
      inAccount(call, query.ad_account_id, (client) => suggestLocations(client, query)),
    adminPermission: ({ query, call }) =>
      inAccount(call, query.ad_account_id, async (client, customer_id, { source }) => {
        const access_role = await readAccessRole(client, customer_id, source.name);
        const is_admin = access_role === 'ADMIN';
        return { customer_id, is_admin, access_role, message: is_admin ? null : forbidden().message };
      }),
    updateBudget: ({ body, call }) =>
      updateCampaign(call, body.ad_id, async (place, target) => {
        await changeWithinLimit(call, {
          ...toWholeBudget(target, body),
          change: () => updateGoogleBudget(place, body.budget),
        });
      }),
    updateCampaignStatus: async ({ body, call }) => {
      if (body.status === 'ACTIVE') {
        await call.inTenant(async ({ tx }) =>
          requireBelowCap(tx, await findManagedAd(tx, call.caller, body.ad_id)),
        );
      }
      return updateCampaign(call, body.ad_id, async (place, target) => {
        await changeWithinLimit(call, {
          target,
          ...body,
          change: () => updateGoogleStatus(place, body.status === 'ACTIVE' ? 'ENABLED' : 'PAUSED'),
        });
      });
    },
  };
}

type InAccount<T> = (client: GoogleAdsClient, customerId: string, reached: ReachedAccount) => Promise<T>;

/**
 * Runs work on an account of the caller's, by default the default account.
 * @throws Problem
 */
async function inAccount<T>(call: UserCall, id: number | undefined, work: InAccount<T>): Promise<T> {
  const reached = await call.inTenant((ctx) => chooseAdAccount(ctx, { channel: 'google', id }));
  return withGoogle(call.ports, reached.source, async () =>
    work(await openGoogle(call.ports, reached), reached.account.external_id, reached),
  );
}

/**
 * Changes an ad's campaign and returns its new state from Google.
 * @throws Problem 403, 404, 412, 422
 */
async function updateCampaign(
  call: UserCall,
  adId: number,
  change: (place: GoogleCampaignPlace, target: AdTarget) => Promise<unknown>,
) {
  const target = await call.inTenant(({ tx }) => readAdTarget(tx, call.caller, adId, 'google'));
  await runAtGoogle(call.ports, target, (place) => change(place, target));
  const { status, status_reasons, budget } = await readBack(
    call.ports,
    target.ad,
    target.reached,
    call.transact,
  );
  return { ad_id: adId, status, status_reasons, budget, message: successMessages.saved };
}
