import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import {
  createMessage,
  deleteMessage,
  duplicateMessage,
  listMessages,
  updateMessage,
  updateMessageStatus,
  viewMessage,
} from './manageMessages';
import { listTargets } from './targets';

export function outboundMessagesHandlers(): ContractHandlers<'outboundMessages'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listMessages(ctx, query)),
    targets: ({ query, call }) => call.inTenant((ctx) => listTargets(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewMessage(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createMessage(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateMessage(ctx, { ...body, ...params })),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateMessageStatus(ctx, { ...body, ...params })),
    duplicate: ({ params, call }) => call.inTenant((ctx) => duplicateMessage(ctx, params)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteMessage(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
