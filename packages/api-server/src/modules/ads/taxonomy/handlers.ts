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
function inScope<T>(call: CallContext<UserCaller>, work: (ctx: UseCaseContext) => Promise<T>): Promise<T> {
  return isOperator(call.caller) ? call.acrossTenants(work) : call.inTenant(work);
}

export function nichesHandlers(): ContractHandlers<'niches'> {
  return {
    list: ({ query, call }) => inScope(call, (ctx) => listNiches(ctx, query)),
    store: ({ body, call }) => inScope(call, (ctx) => createNiche(ctx, body)),
    update: ({ params, body, call }) => inScope(call, (ctx) => updateNiche(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await inScope(call, (ctx) => deleteNiche(ctx, params));
      return { message: successMessages.nicheDeleted };
    },
    request: ({ body, call }) => inScope(call, (ctx) => createRequest(ctx, body)),
    requested: ({ query, call }) => inScope(call, (ctx) => listRequests(ctx, query)),
    approve: ({ params, call }) => inScope(call, (ctx) => approveRequest(ctx, params)),
    reject: ({ params, body, call }) => inScope(call, (ctx) => rejectRequest(ctx, { ...body, ...params })),
  };
}

function buildHandlers(
  kind: CategoryKind,
): ContractHandlers<'categories'> & ContractHandlers<'subCategories'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listCategories(ctx, { kind, ...query })),
    store: ({ body, call }) => call.acrossTenants((ctx) => createCategory(ctx, { kind, ...body })),
    update: ({ params, body, call }) =>
      call.acrossTenants((ctx) => updateCategory(ctx, { ...body, ...params, kind })),
    updateStatus: ({ params, body, call }) =>
      call.acrossTenants((ctx) => updateCategory(ctx, { ...body, ...params, kind })),
    archive: async ({ params, call }) => {
      await call.acrossTenants((ctx) => updateCategory(ctx, { kind, ...params, status: 'archived' }));
      return { message: successMessages.categoryUpdated };
    },
    delete: async ({ params, call }) => {
      await call.acrossTenants((ctx) => deleteCategory(ctx, { kind, ...params }));
      return { message: successMessages.deleted };
    },
    merge: ({ body, call }) => call.acrossTenants((ctx) => mergeCategories(ctx, { kind, ...body })),
  };
}

export const categoriesHandlers = (): ContractHandlers<'categories'> => buildHandlers('category');
export const subCategoriesHandlers = (): ContractHandlers<'subCategories'> => buildHandlers('sub-category');
