import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { updateLimits } from './adLimits';
import { toAd, toAdSet, toAdSetAd } from './adViews';
import { findAlertSettings, updateAlertSettings } from './alertSettings';
import { endAd } from './endAd';
import { exportAds } from './exportAds';
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
export function adsHandlers(): Omit<ContractHandlers<'ads'>, 'adPreviews' | 'previews'> {
  return {
    list: ({ query, ctx: { ports, caller, inTenant } }) =>
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
    export: ({ query, ctx }) => exportAds(ctx, query),
    view: ({ params, query, ctx: { ports, caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        const record = found(await findAdRecord(tx, caller, params.id));
        const figures = await sumFigures(tx, caller.agency_id, [record.id]);
        return {
          ...toAd({ caller, now: ports.clock.now(), figures }, record),
          status_reasons: record.status_reasons,
          days: await listDays(tx, record, query),
        };
      }),
    adSets: ({ query, ctx: { ports, caller, inTenant } }) =>
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
    adSetAds: ({ params, query, ctx: { caller, inTenant } }) =>
      inTenant(async ({ tx }) => {
        const adSet = found(await findAdSet(tx, caller.agency_id, params.id));
        await findAd(tx, caller, adSet.ad_id);
        const { rows, total } = await listAdSetAds(tx, caller.agency_id, adSet.id, query);
        return toPage(rows.map(toAdSetAd), total, query);
      }),
    archive: async ({ params, ctx }) => {
      await endAd(ctx, { ...params, ending: 'archive' });
      return { message: successMessages.adArchived };
    },
    delete: async ({ params, ctx }) => {
      await endAd(ctx, { ...params, ending: 'delete' });
      return { message: successMessages.adDeleted };
    },
    alertSettings: ({ ctx }) => ctx.inTenant(({ tx, caller }) => findAlertSettings(tx, caller.agency_id)),
    updateAlertSettings: ({ body, ctx }) => ctx.inTenant((unit) => updateAlertSettings(unit, body)),
    updateLimits: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateLimits(unit, { ...params, ...body })),
    updateBudget: ({ params, body, ctx }) => updateBudget(ctx, { ...params, ...body }),
    facebookCampaignStatus: ({ params, body, ctx }) => updateCampaignStatus(ctx, { ...params, ...body }),
    facebookCampaignBudget: ({ params, body, ctx }) => updateCampaignBudget(ctx, { ...params, ...body }),
    facebookAdSetStatus: ({ params, body, ctx }) => updateAdSetStatus(ctx, { ...params, ...body }),
    facebookAdSetBudget: ({ params, body, ctx }) => updateAdSetBudget(ctx, { ...params, ...body }),
    facebookAdStatus: ({ params, body, ctx }) => updateAdStatus(ctx, { ...params, ...body }),
  };
}
