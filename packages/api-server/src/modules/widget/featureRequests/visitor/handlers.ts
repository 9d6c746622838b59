import type { ContractHandlers } from '../../../../http/contractHandlers';
import { resolveTextId } from '../../projects/externalIds/resolveTextId';
import { commentOnFeature } from './commentOnFeature';
import { createFeatureRequest } from './createFeatureRequest';
import { listFeatureRequests, viewFeatureThread } from './queries';
import { voteForFeature } from './voteForFeature';

export function featureRequestsHandlers(): ContractHandlers<'featureRequests'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFeatureRequests(ctx, query)),
    create: ({ body, call }) =>
      call.inTenant(async (ctx) => call.commitAnswer(await createFeatureRequest(ctx, body))),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        viewFeatureThread(ctx, await resolveTextId(ctx, { kind: 'featureRequest', text: params.id })),
      ),
    comment: ({ params, body, call }) =>
      call.inTenant(async (ctx) => {
        const id = await resolveTextId(ctx, { kind: 'featureRequest', text: params.id });
        return call.commitAnswer(await commentOnFeature(ctx, { id, ...body }));
      }),
    vote: ({ params, body, call }) =>
      call.inTenant(async (ctx) => {
        const id = await resolveTextId(ctx, { kind: 'featureRequest', text: params.id });
        return voteForFeature(ctx, { id, voted: body.voted });
      }),
  };
}
