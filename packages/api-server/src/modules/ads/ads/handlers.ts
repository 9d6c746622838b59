import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { updateLimits } from './adLimits';
import { toAd, toAdSet, toAdSetAd } from './adViews';
import { findAlertSettings, updateAlertSettings } from './alertSettings';
import { endAd } from './endAd';
import { exportAds } from './exportAds';
import { findPromotedPost } from './findPromotedPost';
import { findGoogleTerms } from './google/findGoogleTerms';
import { hasLeadForm } from './leadFormOfAd';
import { findAd } from './managedAd';
import {
  findAdRecord,
  findAdSet,
  listAdSetAds,
  listAdSets,
  listAds,
  listDays,
  sumFigures,
  sumListFigures,
} from './queries';
import {
  updateAdSetBudget,
  updateAdSetStatus,
  updateAdStatus,
  updateBudget,
  updateCampaignBudget,
  updateCampaignStatus,
} from './updateAd';

/** Calls of launched ads: their last known state and figures, and the changes that a user may make. */
export function adsHandlers(): Omit<ContractHandlers<'ads'>, 'adPreviews' | 'previews' | 'refresh'> {
  return {
    list: ({ query, call: { ports, caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        const now = ports.clock.now();
        const { rows, total } = await listAds(tx, caller, query, now);
        const figures = await sumFigures(
          tx,
          caller.agency_id,
          rows.map(({ id }) => id),
          query,
        );
        const data = rows.map((record) => toAd({ caller, now, figures }, record));
        return { ...toPage(data, total, query), totals: await sumListFigures(tx, caller, query, now) };
      }),
    export: ({ query, call }) => exportAds(call, query),
    view: ({ params, query, call: { ports, caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        const record = found(await findAdRecord(tx, caller, params.id));
        const figures = await sumFigures(tx, caller.agency_id, [record.id]);
        return {
          ...toAd({ caller, now: ports.clock.now(), figures }, record),
          google: await findGoogleTerms(tx, record),
          promoted_post: await findPromotedPost(tx, record),
          status_reasons: record.status_reasons,
          has_lead_form: hasLeadForm(record),
          days: await listDays(tx, record, query),
        };
      }),
    adSets: ({ query, call: { ports, caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        await findAd(tx, caller, query.ad_id);
        const { rows, total } = await listAdSets(tx, caller.agency_id, query);
        const now = ports.clock.now();
        return toPage(
          rows.map((row) => toAdSet(row, now)),
          total,
          query,
        );
      }),
    adSetAds: ({ params, query, call: { caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        const adSet = found(await findAdSet(tx, caller.agency_id, params.id));
        await findAd(tx, caller, adSet.ad_id);
        const { rows, total } = await listAdSetAds(tx, caller.agency_id, adSet.id, query);
        return toPage(rows.map(toAdSetAd), total, query);
      }),
    archive: async ({ params, call }) => {
      await endAd(call, { ...params, ending: 'archive' });
      return { message: successMessages.adArchived };
    },
    delete: async ({ params, call }) => {
      await endAd(call, { ...params, ending: 'delete' });
      return { message: successMessages.adDeleted };
    },
    alertSettings: ({ call }) => call.inTenant(({ tx, caller }) => findAlertSettings(tx, caller.agency_id)),
    updateAlertSettings: ({ body, call }) => call.inTenant((ctx) => updateAlertSettings(ctx, body)),
    updateLimits: ({ params, body, call }) =>
      call.inTenant((ctx) => updateLimits(ctx, { ...body, ...params })),
    updateBudget: ({ params, body, call }) => updateBudget(call, { ...body, ...params }),
    facebookCampaignStatus: ({ params, body, call }) => updateCampaignStatus(call, { ...body, ...params }),
    facebookCampaignBudget: ({ params, body, call }) => updateCampaignBudget(call, { ...body, ...params }),
    facebookAdSetStatus: ({ params, body, call }) => updateAdSetStatus(call, { ...body, ...params }),
    facebookAdSetBudget: ({ params, body, call }) => updateAdSetBudget(call, { ...body, ...params }),
    facebookAdStatus: ({ params, body, call }) => updateAdStatus(call, { ...body, ...params }),
  };
}
