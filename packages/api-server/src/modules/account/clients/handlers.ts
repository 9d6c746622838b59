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
    list: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { rows, total } = await listClients(ctx, query);
        return toPage(await toClientRows(ctx.tx, ctx.caller.agency_id, rows, ctx.now), total, query);
      }),
    export: ({ query, call }) => exportClients(call, query),
    view: ({ params, call }) => call.inTenant((ctx) => findClient(ctx, params)),
    media: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { rows, total } = await listMedia(ctx, query, { ofClients: true });
        return toPage(await toMediaViews(ctx, rows), total, query);
      }),
    store: async ({ body, call }) => {
      const { ports, caller } = call;
      if (body.send_invite) {
        await countUse(ports, invitations, String(caller.agency_id));
        await refuseEmailInUse(ports, body.email);
      }
      const { client, invited } = await call.inTenant((ctx) => createClient(ctx, body));
      if (invited) await mailInvitation(ports, invited);
      return client;
    },
    invite: async ({ params, call }) => {
      const { ports, caller } = call;
      await countUse(ports, invitations, String(caller.agency_id));
      await refuseEmailInUse(ports, await call.inTenant((ctx) => findInvitationEmail(ctx, params)));
      await mailInvitation(ports, await call.inTenant((ctx) => inviteClient(ctx, params)));
      return { message: successMessages.invitationSent };
    },
    update: async ({ params, body, call }) => {
      const { ports, caller } = call;
      const change = { ...body, ...params };
      if (change.email !== undefined && (await call.inTenant((ctx) => movesSignIn(ctx, change)))) {
        await countUse(ports, invitations, String(caller.agency_id));
        await refuseEmailInUse(ports, change.email);
      }
      const { client, invited } = await call.inTenant((ctx) => updateClient(ctx, change));
      if (invited) await mailInvitation(ports, invited);
      return client;
    },
    updateNiche: async ({ body: { client_ids: ids, niche }, call }) => {
      const change = { field: 'client_ids', ids, values: { niche } };
      const updated_at = await call.inTenant((ctx) => updateClients(ctx, change));
      return { message: successMessages.saved, updated_at: updated_at.toISOString() };
    },
    bulkHide: async ({ body: { ids }, call }) => {
      await call.inTenant((ctx) => updateClients(ctx, { field: 'ids', ids, values: { is_hidden: true } }));
      return { message: successMessages.clientsHidden };
    },
    bulkUnhide: async ({ body: { ids }, call }) => {
      await call.inTenant((ctx) => updateClients(ctx, { field: 'ids', ids, values: { is_hidden: false } }));
      return { message: successMessages.clientsUnhidden };
    },
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteClient(ctx, params));
      return { message: successMessages.clientDeleted };
    },
  };
}
