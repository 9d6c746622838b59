import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { createAnnouncement, updateAnnouncement } from './manageAnnouncements';
import {
  deleteAnnouncement,
  dismissAnnouncement,
  listAnnouncements,
  listCurrentAnnouncements,
} from './queries';

export function announcementsHandlers(): ContractHandlers<'announcements'> {
  return {
    list: ({ query, ctx }) => ctx.acrossTenants((unit) => listAnnouncements(unit, query)),
    current: async ({ ctx }) => ({ data: await ctx.inTenant(listCurrentAnnouncements) }),
    store: ({ body, ctx }) => ctx.acrossTenants((unit) => createAnnouncement(unit, body)),
    update: ({ params, body, ctx }) =>
      ctx.acrossTenants((unit) => updateAnnouncement(unit, { ...params, ...body })),
    delete: async ({ params, ctx }) => {
      await ctx.acrossTenants((unit) => deleteAnnouncement(unit, params.id));
      return { message: successMessages.deleted };
    },
    dismiss: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => dismissAnnouncement(unit, params.id));
      return { message: successMessages.saved };
    },
  };
}
