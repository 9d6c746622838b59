import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { createTracker, deleteTracker, listTrackers, updateTracker } from './manageTrackers';
import { updateTrackerWebhook, viewTrackerWebhook } from './webhook/manageWebhook';

export function projectTrackersHandlers(): ContractHandlers<'projectTrackers'> {
  return {
    list: async ({ query, call }) => ({ data: await call.inTenant((ctx) => listTrackers(ctx, query)) }),
    store: ({ body, call }) => createTracker(call, body),
    update: ({ params, body, call }) => updateTracker(call, { ...body, ...params }),
    viewWebhook: ({ params, call }) => viewTrackerWebhook(call, params),
    updateWebhook: ({ params, body, call }) => updateTrackerWebhook(call, { ...params, ...body }),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteTracker(ctx, params));
      return { message: successMessages.disconnected };
    },
  };
}
