import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { deleteArticleRow, deleteCollectionRow } from './commands';
import {
  createArticle,
  createCollection,
  listHelp,
  sortHelp,
  updateArticle,
  updateCollection,
  viewArticle,
} from './editHelp';

/** Help centers as their teams write them. */
export function projectHelpHandlers(): ContractHandlers<'projectHelp'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listHelp(ctx, query)),
    sort: ({ body, call }) => call.inTenant((ctx) => sortHelp(ctx, body)),
    storeCollection: ({ body, call }) => call.inTenant((ctx) => createCollection(ctx, body)),
    updateCollection: ({ params, body, call }) =>
      call.inTenant((ctx) => updateCollection(ctx, { ...body, ...params })),
    deleteCollection: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteCollectionRow(ctx, params.id));
      return { message: successMessages.deleted };
    },
    view: ({ params, call }) => call.inTenant((ctx) => viewArticle(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createArticle(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateArticle(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteArticleRow(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
