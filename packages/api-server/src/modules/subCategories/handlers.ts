import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import {
  changeSubCategory,
  createSubCategory,
  mergeSubCategories,
  removeSubCategory,
} from './manageSubCategories';
import { listSubCategories } from './queries';

export function subCategoriesHandlers(): ContractHandlers<'subCategories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listSubCategories(unit, query));
      return toPage(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => createSubCategory(unit, body)),
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
