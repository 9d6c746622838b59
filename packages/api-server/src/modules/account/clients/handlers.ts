import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse } from '../../../http/limits/rateLimit';
import { toMediaViews } from '../../ads/media/mediaView';
import { listMedia } from '../../ads/media/queries';
import { invitations } from '../account/team';
import { mailInvitation, refuseEmailInUse } from '../auth/invitations';
import { findClient, toClientRows } from './clientView';
import { exportClients } from './exportClients';
import {
  createClient,
  deleteClient,
  findInvitationEmail,
  inviteClient,
  movesSignIn,
  updateClient,
  updateClients,
} from './manageClients';
import { listClients } from './queries';

export function clientsHandlers(): ContractHandlers<'clients'> {
  return {
    list: ({ query, ctx }) =>
      ctx.inTenant(async (unit) => {
        const { rows, total } = await listClients(unit, query);
        return toPage(await toClientRows(unit.tx, unit.caller.agency_id, rows, unit.now), total, query);
      }),
    export: ({ query, ctx }) => exportClients(ctx, query),
    view: ({ params, ctx }) => ctx.inTenant((unit) => findClient(unit, params.id)),
    media: ({ query, ctx }) =>
      ctx.inTenant(async (unit) => {
        const { rows, total } = await listMedia(unit, query, { ofClients: true });
        return toPage(await toMediaViews(unit, rows), total, query);
      }),
    store: async ({ body, ctx }) => {
      const { ports, caller } = ctx;
      if (body.send_invite) {
        await countUse(ports, invitations, String(caller.agency_id));
        await refuseEmailInUse(ports, body.email);
      }
      const { client, invited } = await ctx.inTenant((unit) => createClient(unit, body));
      if (invited) await mailInvitation(ports, invited);
      return client;
    },
    invite: async ({ params, ctx }) => {
      const { ports, caller } = ctx;
      await countUse(ports, invitations, String(caller.agency_id));
      await refuseEmailInUse(ports, await ctx.inTenant((unit) => findInvitationEmail(unit, params.id)));
      await mailInvitation(ports, await ctx.inTenant((unit) => inviteClient(unit, params.id)));
      return { message: successMessages.invitationSent };
    },
    update: async ({ params, body, ctx }) => {
      const { ports, caller } = ctx;
      const change = { ...params, ...body };
      if (change.email !== undefined && (await ctx.inTenant((unit) => movesSignIn(unit, change)))) {
        await countUse(ports, invitations, String(caller.agency_id));
        await refuseEmailInUse(ports, change.email);
      }
      const { client, invited } = await ctx.inTenant((unit) => updateClient(unit, change));
      if (invited) await mailInvitation(ports, invited);
      return client;
    },
    updateNiche: async ({ body: { client_ids: ids, niche }, ctx }) => {
      await ctx.inTenant((unit) => updateClients(unit, { field: 'client_ids', ids, values: { niche } }));
      return { message: successMessages.saved };
    },
    bulkHide: async ({ body: { ids }, ctx }) => {
      await ctx.inTenant((unit) => updateClients(unit, { field: 'ids', ids, values: { is_hidden: true } }));
      return { message: successMessages.clientsHidden };
    },
    bulkUnhide: async ({ body: { ids }, ctx }) => {
      await ctx.inTenant((unit) => updateClients(unit, { field: 'ids', ids, values: { is_hidden: false } }));
      return { message: successMessages.clientsUnhidden };
    },
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteClient(unit, params.id));
      return { message: successMessages.clientDeleted };
    },
  };
}
