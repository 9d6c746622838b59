import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { deleteChecklistRow } from './commands';
import {
  createChecklist,
  listProjectChecklists,
  updateChecklist,
  viewProjectChecklist,
} from './editChecklists';

/** Checklists as their authors see them. */
export function projectChecklistsHandlers(): ContractHandlers<'projectChecklists'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listProjectChecklists(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewProjectChecklist(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createChecklist(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateChecklist(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteChecklistRow(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
