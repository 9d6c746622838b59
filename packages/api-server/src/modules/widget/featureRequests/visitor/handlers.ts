import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countVisitorWrite } from '../../../../http/limits/visitorLimits';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { createFeatureRequest } from './createFeatureRequest';
import { listFeatureRequests } from './queries';
import { voteForFeature } from './voteForFeature';

export function featureRequestsHandlers(): ContractHandlers<'featureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFeatureRequests(ctx, query)),
    create: async ({ body, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => createFeatureRequest(ctx, body));
    },
    vote: async ({ params, body, call }) => {
      await countVisitorWrite(call);
      return call.inTenant((ctx) => voteForFeature(ctx, { id: parseTextId(params.id), voted: body.voted }));
    },
  };
}
