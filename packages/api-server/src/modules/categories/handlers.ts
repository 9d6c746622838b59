import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listCategories } from './queries';
import { type CategoryTask, changeCategory, mergeCategories, removeCategory, storeCategory } from './service';

/** Categories are the operator's, and what hangs on them is every tenant's. */
export function acrossTenants<T>(
  ctx: CallContext<UserCaller>,
  work: (task: CategoryTask) => Promise<T>,
): Promise<T> {
  const { ports, caller } = ctx;
  return ctx.acrossTenants(({ tx }) => work({ tx, caller, now: ports.clock.now() }));
}

export function categoriesHandlers(): ContractHandlers<'categories'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listCategories(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => acrossTenants(ctx, (task) => storeCategory(task, body)),
    update: ({ params, body, ctx }) => acrossTenants(ctx, (task) => changeCategory(task, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      acrossTenants(ctx, (task) => changeCategory(task, params.id, { status: body.status })),
    archive: async ({ params, ctx }) => {
      await acrossTenants(ctx, (task) => changeCategory(task, params.id, { status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, ctx }) => {
      await acrossTenants(ctx, (task) => removeCategory(task, params.id));
      return { message: successMessages.deleted };
    },
    merge: ({ body, ctx }) => acrossTenants(ctx, (task) => mergeCategories(task, body)),
  };
}
