import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { changeCategory, createCategory, mergeCategories, removeCategory } from './manageCategories';
import { listCategories } from './queries';

export function categoriesHandlers(): ContractHandlers<'categories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listCategories(unit, query));
      return toPage(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => createCategory(unit, body)),
    update: ({ params, body, ctx }) => ctx.acrossTenants((unit) => changeCategory(unit, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => changeCategory(unit, params.id, { status: body.status })),
    archive: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => changeCategory(unit, params.id, { status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => removeCategory(unit, params.id));
      return { message: successMessages.deleted };
    },
    merge: ({ body, ctx }) => ctx.acrossTenants((unit) => mergeCategories(unit, body)),
  };
}
