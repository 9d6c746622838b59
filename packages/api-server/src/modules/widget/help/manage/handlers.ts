import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import {
  createArticle,
  createCollection,
  listHelp,
  sortHelp,
  updateArticle,
  updateCollection,
  viewArticle,
} from './editHelp';
import { removeArticle, removeCollection } from './queries';

/** Help centers as their teams write them. */
export function projectHelpHandlers(): ContractHandlers<'projectHelp'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listHelp(unit, query.project_id)),
    sort: ({ body, ctx }) => ctx.inTenant((unit) => sortHelp(unit, body)),
    storeCollection: ({ body, ctx }) => ctx.inTenant((unit) => createCollection(unit, body)),
    updateCollection: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateCollection(unit, params.id, body)),
    deleteCollection: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeCollection(unit, params.id));
      return { message: successMessages.deleted };
    },
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewArticle(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createArticle(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateArticle(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeArticle(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
