import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { deleteNewsRow } from './commands';
import { createNews, listProjectNews, updateNews, viewProjectNews } from './editNews';

/** News as its authors see it. */
export function projectNewsHandlers(): ContractHandlers<'projectNews'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listProjectNews(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewProjectNews(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createNews(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateNews(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteNewsRow(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
