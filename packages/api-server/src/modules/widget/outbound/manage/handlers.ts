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
    list: ({ query, ctx }) => ctx.inTenant((unit) => listMessages(unit, query)),
    targets: ({ query, ctx }) => ctx.inTenant((unit) => listTargets(unit, query.project_id)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewMessage(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createMessage(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateMessage(unit, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateMessageStatus(unit, params.id, body.status)),
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateMessage(unit, params.id)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteMessage(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
