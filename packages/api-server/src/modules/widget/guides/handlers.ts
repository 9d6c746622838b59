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
    list: ({ query, call }) => call.inTenant((ctx) => listGuides(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewGuide(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createGuide(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateGuide(ctx, { ...params, form: body })),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateGuideStatus(ctx, { ...body, ...params })),
    duplicate: ({ params, call }) => call.inTenant((ctx) => duplicateGuide(ctx, params)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteGuide(ctx, params));
      return { message: successMessages.deleted };
    },
  };
}
