import type { ContractHandlers } from '../../../../http/contractHandlers';
import { resolveTextId } from '../../projects/externalIds/resolveTextId';
import { listCollections, listMatchingArticles, viewArticle, viewCollection } from './queries';

export function helpHandlers(): ContractHandlers<'help'> {
  return {
    collections: ({ query, call }) => call.inTenant((ctx) => listCollections(ctx, query)),
    collection: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        viewCollection(ctx, await resolveTextId(ctx, { kind: 'collection', text: params.id })),
      ),
    article: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        viewArticle(ctx, await resolveTextId(ctx, { kind: 'article', text: params.id })),
      ),
    search: ({ query, call }) => call.inTenant((ctx) => listMatchingArticles(ctx, query.term)),
  };
}
