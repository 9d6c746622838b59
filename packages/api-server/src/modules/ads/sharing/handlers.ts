import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { listSharedAccounts, listSharedPages, shareAssets } from './queries';

/** Which clients may use which of the agency's ad accounts and pages (ads §7). */
export function sharingHandlers(): ContractHandlers<'sharing'> {
  return {
    adAccounts: ({ query, ctx }) => ctx.inTenant((unit) => listSharedAccounts(unit, query)),
    pages: ({ query, ctx }) => ctx.inTenant((unit) => listSharedPages(unit, query)),
    share: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => shareAssets(unit, body));
      return { message: successMessages.saved };
    },
  };
}
