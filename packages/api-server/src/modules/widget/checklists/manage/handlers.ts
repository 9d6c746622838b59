import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import {
  createChecklist,
  listProjectChecklists,
  updateChecklist,
  viewProjectChecklist,
} from './editChecklists';
import { removeChecklist } from './queries';

/** Checklists as their authors see them. */
export function projectChecklistsHandlers(): ContractHandlers<'projectChecklists'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listProjectChecklists(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewProjectChecklist(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createChecklist(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateChecklist(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => removeChecklist(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
