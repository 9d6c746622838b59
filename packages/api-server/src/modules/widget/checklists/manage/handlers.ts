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
    list: ({ query, ctx }) => ctx.inTenant((unit) => listProjectChecklists(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewProjectChecklist(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createChecklist(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateChecklist(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeChecklist(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
