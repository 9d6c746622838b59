import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import { checkAllFound } from '../../http/checkAllFound';
import type { ContractHandlers } from '../../http/contractHandlers';
import {
  listSharedAccounts,
  listSharedPages,
  ownClientIds,
  shareAdAccounts,
  shareableIds,
  sharePages,
} from './queries';

/** Which clients may use which of the agency's ad accounts and pages (ads §7). */
export function sharingHandlers(): ContractHandlers<'sharing'> {
  return {
    adAccounts: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) =>
        listSharedAccounts(tx, ctx.caller.agency_id, query),
      );
      return toPage(rows, total, query);
    },
    pages: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) =>
        listSharedPages(tx, ctx.caller.agency_id, query),
      );
      return toPage(rows, total, query);
    },
    share: async ({ body, ctx }) => {
      const { agency_id } = ctx.caller;
      const clientIds = [...new Set(body.client_user_ids)];
      const ids = [...new Set(body.ids)].sort((a, b) => a - b);
      await ctx.inTenant(async ({ tx }) => {
        checkAllFound('ids', ids, await shareableIds(tx, agency_id, body.kind, ids));
        checkAllFound('client_user_ids', clientIds, await ownClientIds(tx, agency_id, clientIds));
        const share = body.kind === 'ad_account' ? shareAdAccounts : sharePages;
        await share(tx, agency_id, { ids, clientIds });
      });
      return { message: successMessages.saved };
    },
  };
}
