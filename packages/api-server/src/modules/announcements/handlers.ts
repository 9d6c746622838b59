import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { notFound } from '../../http/problem';
import { changeAnnouncement, createAnnouncement, viewAnnouncement } from './manageAnnouncements';
import { currentAnnouncements, deleteAnnouncement, dismissAnnouncement, listAnnouncements } from './queries';

export function announcementsHandlers(): ContractHandlers<'announcements'> {
  return {
    list: async ({ query, ctx: { acrossTenants } }) => {
      const { rows, total } = await acrossTenants(({ tx }) => listAnnouncements(tx, query));
      return toPage(rows.map(viewAnnouncement), total, query);
    },
    current: async ({ ctx: { inTenant } }) => {
      const rows = await inTenant(currentAnnouncements);
      return { data: rows.map(viewAnnouncement) };
    },
    store: ({ body, ctx: { ports, acrossTenants } }) =>
      acrossTenants(({ tx }) => createAnnouncement(tx, body, ports.clock.now())),
    update: ({ params, body, ctx: { ports, acrossTenants } }) =>
      acrossTenants(({ tx }) => changeAnnouncement(tx, params.id, body, ports.clock.now())),
    delete: async ({ params, ctx: { acrossTenants } }) => {
      const isDeleted = await acrossTenants(({ tx }) => deleteAnnouncement(tx, params.id));
      if (!isDeleted) throw notFound();
      return { message: successMessages.deleted };
    },
    dismiss: async ({ params, ctx: { ports, inTenant } }) => {
      const isHidden = await inTenant((unit) => dismissAnnouncement(unit, params.id, ports.clock.now()));
      if (!isHidden) throw notFound();
      return { message: successMessages.saved };
    },
  };
}
