import type { Pixel } from '@adlane/contract/ads/facebookAssets';
import {
  createPixel,
  estimateReach,
  listConversionEvents,
  listCustomAudiences,
  listInstagramAccounts,
  listPixels,
} from '../../../connectors/facebook/adAccountAssets';
import type { GraphClient } from '../../../connectors/facebook/graph/graphClient';
import {
  listTargetAdSets,
  listTargetCampaigns,
  readTargetCampaign,
} from '../../../connectors/facebook/launchTargets';
import type { UserCall } from '../../../http/CallContext';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { mapTargeting } from '../launches/facebook/content/facebookTargeting';
import { changeFacebook, readFacebook } from '../sources/access/withFacebook';
import { chooseAdAccount, type ReachedAccount } from '../sources/assets/chooseAdAccount';
import { paginateList } from './paginateList';

type Names =
  | 'pixels'
  | 'createPixel'
  | 'instagramAccounts'
  | 'customAudiences'
  | 'conversionEvents'
  | 'campaigns'
  | 'adSets'
  | 'reachEstimate';

/** @throws Problem 404 for an account that the user may not use, 412 if its connection is lost */
function findAccount(call: UserCall, id: number): Promise<ReachedAccount> {
  return call.inTenant((ctx) => chooseAdAccount(ctx, { channel: 'facebook', id }));
}

/** Runs work on an ad account (`act_…`) with its connection. */
async function request<T>(
  call: UserCall,
  id: number,
  read: (client: GraphClient, account: string) => Promise<T>,
): Promise<T> {
  const { account, source } = await findAccount(call, id);
  return readFacebook(call.ports, source, (client) => read(client, account.external_id));
}

/** Assets of an ad account, requested from Facebook each time. */
export function accountAssetHandlers(): Pick<ContractHandlers<'facebookAssets'>, Names> {
  return {
    pixels: async ({ query, call }) => {
      const rows = await request(call, query.ad_account_id, listPixels);
      return paginateList(
        rows.map((pixel) => ({ ...pixel, ad_account_id: query.ad_account_id })),
        query,
      );
    },
    createPixel: async ({ body, call }): Promise<Pixel> => {
      const { account, source } = await findAccount(call, body.ad_account_id);
      const id = await changeFacebook(call.ports, source, (client) =>
        createPixel(client, account.external_id, body.name),
      );
      return { id, name: body.name, ad_account_id: body.ad_account_id, last_fired_at: null };
    },
    instagramAccounts: async ({ query, call }) =>
      paginateList(await request(call, query.ad_account_id, listInstagramAccounts), query),
    customAudiences: async ({ query, call }) =>
      paginateList(await request(call, query.ad_account_id, listCustomAudiences), query),
    campaigns: async ({ query, call }) => {
      const rows = await request(call, query.ad_account_id, listTargetCampaigns);
      return paginateList(
        rows.map(({ categories: _categories, bid_strategy: _strategy, ...campaign }) => campaign),
        query,
      );
    },
    adSets: async ({ query, call }) => {
      const rows = await request(call, query.ad_account_id, async (client, account) => {
        // The campaign's id comes from the caller, so only the account's campaigns are allowed.
        const campaign = await readTargetCampaign(client, account, query.campaign_id);
        return listTargetAdSets(client, found(campaign).id);
      });
      return paginateList(
        rows.map(({ campaign_id: _campaign, ...adSet }) => adSet),
        query,
      );
    },
    conversionEvents: async ({ query, call }) => {
      const events = await request(call, query.ad_account_id, async (client, account) => {
        // The pixel's id comes from the caller, so only the account's pixels are allowed.
        const pixels = await listPixels(client, account);
        const pixel = found(pixels.find(({ id }) => id === query.pixel_id));
        return listConversionEvents(client, pixel.id);
      });
      return paginateList(events, query);
    },
    reachEstimate: async ({ body, call }) => {
      const { templateTargeting, countries, targetAddress, latLong } = body;
      // Places and audiences default to the template's.
      const places = targetAddress.length > 0 ? { targetAddress } : {};
      const { targeting } = mapTargeting({
        settings: { countries, settings: { ...places, latLong, customAddress: '' } },
        template: { templateTargeting },
      });
      return request(call, body.ad_account_id, (client, account) =>
        estimateReach(client, account, targeting),
      );
    },
  };
}
