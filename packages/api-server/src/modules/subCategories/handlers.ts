import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import { acrossTenants } from '../categories/handlers';
import type { ContractHandlers } from '../contractHandlers';
import { listSubCategories } from './queries';
import { changeSubCategory, mergeSubCategories, removeSubCategory, storeSubCategory } from './service';

export function subCategoriesHandlers(): ContractHandlers<'subCategories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listSubCategories(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => acrossTenants(ctx, (task) => storeSubCategory(task, body)),
    update: ({ params, body, ctx }) => acrossTenants(ctx, (task) => changeSubCategory(task, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      acrossTenants(ctx, (task) => changeSubCategory(task, params.id, { status: body.status })),
    archive: async ({ params, ctx }) => {
      await acrossTenants(ctx, (task) => changeSubCategory(task, params.id, { status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, ctx }) => {
      await acrossTenants(ctx, (task) => removeSubCategory(task, params.id));
      return { message: successMessages.deleted };
    },
    merge: ({ body, ctx }) => acrossTenants(ctx, (task) => mergeSubCategories(task, body)),
  };
}
