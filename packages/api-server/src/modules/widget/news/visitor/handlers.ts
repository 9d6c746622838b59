import type { ContractHandlers } from '../../../../http/contractHandlers';
import { parseTextId } from '../../../../http/requests/parseTextId';
import { markNewsRead } from './markNewsRead';
import { listNews, viewNews } from './queries';

export function newsHandlers(): ContractHandlers<'news'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listNews(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewNews(ctx, parseTextId(params.id))),
    read: async ({ params, call }) => {
      await call.inTenant((ctx) => markNewsRead(ctx, { id: parseTextId(params.id) }));
    },
  };
}
