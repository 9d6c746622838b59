import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { deleteRequestRow } from './commands';
import { createRequest, listRequests, mergeRequest, updateRequest } from './editRequests';

/** Feature requests as the team answers them. */
export function projectFeatureRequestsHandlers(): ContractHandlers<'projectFeatureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listRequests(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createRequest(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateRequest(ctx, { ...body, ...params })),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateRequest(ctx, { ...body, ...params })),
    merge: ({ params, body, call }) => call.inTenant((ctx) => mergeRequest(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteRequestRow(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
