import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import {
  addComment,
  createRequest,
  deleteComment,
  deleteRequest,
  listRequests,
  mergeRequest,
  updateRequest,
  viewThread,
} from './editRequests';

/** Feature requests as the team answers them. */
export function projectFeatureRequestsHandlers(): ContractHandlers<'projectFeatureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listRequests(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewThread(ctx, params)),
    storeComment: ({ params, body, call }) => call.inTenant((ctx) => addComment(ctx, { ...body, ...params })),
    deleteComment: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteComment(ctx, params));
      return { message: successMessages.deleted };
    },
    store: ({ body, call }) => call.inTenant((ctx) => createRequest(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateRequest(ctx, { ...body, ...params })),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateRequest(ctx, { ...body, ...params })),
    merge: ({ params, body, call }) => call.inTenant((ctx) => mergeRequest(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteRequest(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
