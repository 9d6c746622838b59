import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { createFeatureRequest } from './createFeatureRequest';
import { listFeatureRequests } from './queries';
import { voteForFeature } from './voteForFeature';

export function featureRequestsHandlers(): ContractHandlers<'featureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFeatureRequests(ctx, query)),
    create: ({ body, call }) =>
      call.inTenant(async (ctx) => call.commitAnswer(await createFeatureRequest(ctx, body))),
    vote: ({ params, body, call }) =>
      call.inTenant((ctx) => voteForFeature(ctx, { id: parseTextId(params.id), voted: body.voted })),
  };
}
