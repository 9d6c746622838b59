import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import {
  createGuide,
  deleteGuide,
  duplicateGuide,
  listGuides,
  updateGuide,
  updateGuideStatus,
  viewGuide,
} from './manageGuides';

export function guidesHandlers(): ContractHandlers<'guides'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listGuides(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewGuide(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createGuide(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateGuide(unit, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateGuideStatus(unit, params.id, body.status)),
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateGuide(unit, params.id)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteGuide(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
