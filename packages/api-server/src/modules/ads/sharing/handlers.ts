import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { listSharedAccounts, listSharedPages } from './queries';
import { shareAssets } from './shareAssets';

/** Which clients may use which of the agency's ad accounts and pages (ads §7). */
export function sharingHandlers(): ContractHandlers<'sharing'> {
  return {
    adAccounts: ({ query, call }) => call.inTenant((ctx) => listSharedAccounts(ctx, query)),
    pages: ({ query, call }) => call.inTenant((ctx) => listSharedPages(ctx, query)),
    share: async ({ body, call }) => {
      await call.inTenant((ctx) => shareAssets(ctx, body));
      return { message: successMessages.saved };
    },
  };
}
