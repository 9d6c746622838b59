import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createSavedReply, deleteSavedReply, updateSavedReply } from './manageSavedReplies';
import { listSavedReplies } from './queries';

export function savedRepliesHandlers(): ContractHandlers<'savedReplies'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listSavedReplies(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createSavedReply(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateSavedReply(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteSavedReply(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
