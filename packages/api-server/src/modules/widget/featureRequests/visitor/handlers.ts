import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countVisitorWrite } from '../../../../http/limits/visitorLimits';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { createFeatureRequest, listFeatureRequests, voteForFeature } from './queries';

export function featureRequestsHandlers(): ContractHandlers<'featureRequests'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listFeatureRequests(unit, query)),
    create: async ({ body, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => createFeatureRequest(unit, body));
    },
    vote: async ({ params, body, ctx }) => {
      await countVisitorWrite(ctx);
      return ctx.inTenant((unit) => voteForFeature(unit, parseTextId(params.id), body.voted));
    },
  };
}
