import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { createRequest, listRequests, mergeRequest, updateRequest } from './editRequests';
import { removeRequest } from './queries';

/** Feature requests as the team answers them. */
export function projectFeatureRequestsHandlers(): ContractHandlers<'projectFeatureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listRequests(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createRequest(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateRequest(ctx, { ...body, ...params })),
    merge: ({ params, body, call }) => call.inTenant((ctx) => mergeRequest(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => removeRequest(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
