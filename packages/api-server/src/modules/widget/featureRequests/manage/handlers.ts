import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { createRequest, listRequests, mergeRequest, updateRequest } from './editRequests';
import { removeRequest } from './queries';

/** Feature requests as the team answers them. */
export function projectFeatureRequestsHandlers(): ContractHandlers<'projectFeatureRequests'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listRequests(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createRequest(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateRequest(unit, params.id, body)),
    merge: ({ params, body, ctx }) => ctx.inTenant((unit) => mergeRequest(unit, params.id, body.into)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeRequest(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
