import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { listSubCategories } from './queries';
import { changeSubCategory, mergeSubCategories, removeSubCategory, storeSubCategory } from './service';

export function subCategoriesHandlers(): ContractHandlers<'subCategories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listSubCategories(unit, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => storeSubCategory(unit, body)),
    update: ({ params, body, ctx }) => ctx.acrossTenants((unit) => changeSubCategory(unit, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => changeSubCategory(unit, params.id, { status: body.status })),
    archive: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => changeSubCategory(unit, params.id, { status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => removeSubCategory(unit, params.id));
      return { message: successMessages.deleted };
    },
    merge: ({ body, ctx }) => ctx.acrossTenants((unit) => mergeSubCategories(unit, body)),
  };
}
