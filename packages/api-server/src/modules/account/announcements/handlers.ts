import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { dismissAnnouncement } from './dismissAnnouncement';
import { createAnnouncement, deleteAnnouncement, updateAnnouncement } from './manageAnnouncements';
import { listAnnouncements, listCurrentAnnouncements } from './queries';

export function announcementsHandlers(): ContractHandlers<'announcements'> {
  return {
    list: ({ query, call }) => call.acrossTenants((ctx) => listAnnouncements(ctx, query)),
    current: async ({ call }) => ({ data: await call.inTenant(listCurrentAnnouncements) }),
    store: ({ body, call }) => call.acrossTenants((ctx) => createAnnouncement(ctx, body)),
    update: ({ params, body, call }) =>
      call.acrossTenants((ctx) => updateAnnouncement(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.acrossTenants((ctx) => deleteAnnouncement(ctx, params));
      return { message: successMessages.deleted };
    },
    dismiss: async ({ params, call }) => {
      await call.inTenant((ctx) => dismissAnnouncement(ctx, params));
      return { message: successMessages.saved };
    },
  };
}
