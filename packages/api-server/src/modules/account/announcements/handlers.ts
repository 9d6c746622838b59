import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { deleteAnnouncement, dismissAnnouncement } from './commands';
import { createAnnouncement, updateAnnouncement } from './manageAnnouncements';
import { listAnnouncements, listCurrentAnnouncements } from './queries';

export function announcementsHandlers(): ContractHandlers<'announcements'> {
  return {
    list: ({ query, call }) => call.acrossTenants((ctx) => listAnnouncements(ctx, query)),
    current: async ({ call }) => ({ data: await call.inTenant(listCurrentAnnouncements) }),
    store: ({ body, call }) => call.acrossTenants((ctx) => createAnnouncement(ctx, body)),
    update: ({ params, body, call }) =>
      call.acrossTenants((ctx) => updateAnnouncement(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await call.acrossTenants((ctx) => deleteAnnouncement(ctx, params.id));
      return { message: successMessages.deleted };
    },
    dismiss: async ({ params, call }) => {
      await call.inTenant((ctx) => dismissAnnouncement(ctx, params.id));
      return { message: successMessages.saved };
    },
  };
}
