import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import { countUse } from '../../http/rateLimit';
import { invitations } from '../account/team';
import { mailInvitation, refuseTakenEmail } from '../auth/invitations';
import type { ContractHandlers } from '../contractHandlers';
import { mediaViews } from '../media/mediaView';
import { listMedia } from '../media/queries';
import { clientRows, viewClient } from './clientView';
import { exportClients } from './exportClients';
import { listClients } from './queries';
import { type Change, changeClient, changeClients, inviteClient, removeClient, storeClient } from './service';

function inTenant<T>(ctx: CallContext<UserCaller>, work: (change: Change) => Promise<T>): Promise<T> {
  return ctx.inTenant(({ tx }) => work({ tx, caller: ctx.caller, now: ctx.ports.clock.now() }));
}

export function clientsHandlers(): ContractHandlers<'clients'> {
  return {
    list: ({ query, ctx }) =>
      inTenant(ctx, async ({ tx, caller, now }) => {
        const { rows, total } = await listClients(tx, caller, query);
        return pageOf(await clientRows(tx, caller.agency_id, rows, now), total, query);
      }),
    export: ({ query, ctx }) => exportClients(ctx, query),
    view: ({ params, ctx }) => inTenant(ctx, ({ tx, caller, now }) => viewClient(tx, caller, params.id, now)),
    media: ({ query, ctx }) =>
      inTenant(ctx, async ({ tx, caller }) => {
        const { rows, total } = await listMedia(tx, caller, query, { ofClients: true });
        return pageOf(await mediaViews(tx, caller, rows), total, query);
      }),
    store: async ({ body, ctx }) => {
      const { ports, caller } = ctx;
      if (body.send_invite) {
        await countUse(ports, invitations, String(caller.agency_id));
        await refuseTakenEmail(ports, body.email);
      }
      const { client, invited } = await inTenant(ctx, (change) => storeClient(change, body));
      if (invited) await mailInvitation(ports, invited);
      return client;
    },
    invite: async ({ params, ctx }) => {
      const { ports, caller } = ctx;
      await countUse(ports, invitations, String(caller.agency_id));
      const { email } = await inTenant(ctx, ({ tx, now }) => viewClient(tx, caller, params.id, now));
      await refuseTakenEmail(ports, email);
      await mailInvitation(ports, await inTenant(ctx, (change) => inviteClient(change, params.id)));
      return { message: successMessages.invitationSent };
    },
    update: ({ params, body, ctx }) => inTenant(ctx, (change) => changeClient(change, params.id, body)),
    updateNiche: async ({ body: { client_ids: ids, niche }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'client_ids', ids }, { niche }));
      return { message: successMessages.saved };
    },
    bulkHide: async ({ body: { ids }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'ids', ids }, { is_hidden: true }));
      return { message: successMessages.clientsHidden };
    },
    bulkUnhide: async ({ body: { ids }, ctx }) => {
      await inTenant(ctx, (change) => changeClients(change, { field: 'ids', ids }, { is_hidden: false }));
      return { message: successMessages.clientsUnhidden };
    },
    delete: async ({ params, ctx }) => {
      await inTenant(ctx, (change) => removeClient(change, params.id));
      return { message: successMessages.clientDeleted };
    },
  };
}
