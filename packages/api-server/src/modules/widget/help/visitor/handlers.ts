import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { listCollections, listMatchingArticles, viewArticle, viewCollection } from './queries';

export function helpHandlers(): ContractHandlers<'help'> {
  return {
    collections: ({ query, call }) => call.inTenant((ctx) => listCollections(ctx, query)),
    collection: ({ params, call }) => call.inTenant((ctx) => viewCollection(ctx, parseTextId(params.id))),
    article: ({ params, call }) => call.inTenant((ctx) => viewArticle(ctx, parseTextId(params.id))),
    search: ({ query, call }) => call.inTenant((ctx) => listMatchingArticles(ctx, query.term)),
  };
}
