import type { ContractHandlers } from '../../../../http/contractHandlers';
import { resolveTextId } from '../../projects/externalIds/resolveTextId';
import { markNewsRead, reactToNews } from './markNewsRead';
import { listNews, viewNews } from './queries';

export function newsHandlers(): ContractHandlers<'news'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listNews(ctx, query)),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) =>
        viewNews(ctx, await resolveTextId(ctx, { kind: 'news', text: params.id })),
      ),
    read: async ({ params, call }) => {
      await call.inTenant(async (ctx) =>
        markNewsRead(ctx, { id: await resolveTextId(ctx, { kind: 'news', text: params.id }) }),
      );
    },
    react: async ({ params, body, call }) => {
      await call.inTenant(async (ctx) => {
        const id = await resolveTextId(ctx, { kind: 'news', text: params.id });
        await reactToNews(ctx, { id, ...body });
      });
    },
  };
}
