import { successMessages } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { isOperator } from '../../../http/roles';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { listCategories } from './categoryQueries';
import type { CategoryKind } from './categoryTree';
import { createCategory, deleteCategory, mergeCategories, updateCategory } from './manageCategories';
import { createNiche, deleteNiche, updateNiche } from './manageNiches';
import { listNiches } from './nicheQueries';
import { approveRequest, createRequest, listRequests, rejectRequest } from './nicheRequests';

/** Runs the operator's calls across tenants, and an agency's within its own. */
function inScope<T>(ctx: CallContext<UserCaller>, work: (unit: UseCaseContext) => Promise<T>): Promise<T> {
  return isOperator(ctx.caller) ? ctx.acrossTenants(work) : ctx.inTenant(work);
}

export function nichesHandlers(): ContractHandlers<'niches'> {
  return {
    list: ({ query, ctx }) => inScope(ctx, (unit) => listNiches(unit, query)),
    store: ({ body, ctx }) => inScope(ctx, (unit) => createNiche(unit, body)),
    update: ({ params, body, ctx }) => inScope(ctx, (unit) => updateNiche(unit, { ...params, ...body })),
    delete: async ({ params, ctx }) => {
      await inScope(ctx, (unit) => deleteNiche(unit, params.id));
      return { message: successMessages.nicheDeleted };
    },
    request: ({ body, ctx }) => inScope(ctx, (unit) => createRequest(unit, body)),
    requested: ({ query, ctx }) => inScope(ctx, (unit) => listRequests(unit, query)),
    approve: ({ params, ctx }) => inScope(ctx, (unit) => approveRequest(unit, params.id)),
    reject: ({ params, body, ctx }) => inScope(ctx, (unit) => rejectRequest(unit, { ...params, ...body })),
  };
}

function buildHandlers(
  kind: CategoryKind,
): ContractHandlers<'categories'> & ContractHandlers<'subCategories'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listCategories(unit, { kind, ...query })),
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => createCategory(unit, { kind, ...body })),
    update: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => updateCategory(unit, { kind, ...params, ...body })),
    updateStatus: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => updateCategory(unit, { kind, ...params, ...body })),
    archive: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => updateCategory(unit, { kind, ...params, status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => deleteCategory(unit, { kind, ...params }));
      return { message: successMessages.deleted };
    },
    merge: ({ body, ctx }) => ctx.acrossTenants((unit) => mergeCategories(unit, { kind, ...body })),
  };
}

export const categoriesHandlers = (): ContractHandlers<'categories'> => buildHandlers('category');
export const subCategoriesHandlers = (): ContractHandlers<'subCategories'> => buildHandlers('sub-category');
