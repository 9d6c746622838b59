import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { listCollections, searchArticles, viewArticle, viewCollection } from './queries';

export function helpHandlers(): ContractHandlers<'help'> {
  return {
    collections: ({ query, ctx }) => ctx.inTenant((unit) => listCollections(unit, query)),
    collection: ({ params, ctx }) => ctx.inTenant((unit) => viewCollection(unit, parseTextId(params.id))),
    article: ({ params, ctx }) => ctx.inTenant((unit) => viewArticle(unit, parseTextId(params.id))),
    search: ({ query, ctx }) => ctx.inTenant((unit) => searchArticles(unit, query.term)),
  };
}
