import { successMessages } from '@adlane/contract/constants';
import type { MessagePace } from '@adlane/contract/widget/outbound/manage';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { updateProjectRow } from '../../projects/commands';
import { findProject, type ProjectRow } from '../../projects/queries';
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

function toPace({ messages_per_day }: ProjectRow): MessagePace {
  return { messages_per_day };
}

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
    pace: async ({ params, call }) => toPace(await call.inTenant((ctx) => findProject(ctx, params.id))),
    updatePace: async ({ params, body, call }) =>
      toPace(await call.inTenant((ctx) => updateProjectRow(ctx, params.id, body))),
  };
}
