import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listNiches } from './queries';
import { approveRequest, listRequests, rejectRequest, storeRequest } from './requests';
import { changeNiche, type NicheChange, removeNiche, storeNiche } from './service';

type Context = CallContext<UserCaller>;

/** The operator's own lists reach all tenants; an agency's stay within its own. */
function inReach<T>(ctx: Context, work: (change: NicheChange) => Promise<T>): Promise<T> {
  return ctx.caller.entity_type === 'SuperAdmin' ? ctx.acrossTenants(work) : ctx.inTenant(work);
}

export function nichesHandlers(): ContractHandlers<'niches'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await inReach(ctx, ({ tx, caller }) => listNiches(tx, caller, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => inReach(ctx, (change) => storeNiche(change, body)),
    update: ({ params, body, ctx }) => inReach(ctx, (change) => changeNiche(change, params.id, body)),
    delete: async ({ params, ctx }) => {
      await inReach(ctx, (change) => removeNiche(change, params.id));
      return { message: successMessages.nicheDeleted };
    },
    request: ({ body, ctx }) => inReach(ctx, (change) => storeRequest(change, body)),
    requested: async ({ query, ctx }) => {
      const { rows, total } = await inReach(ctx, ({ tx, caller }) => listRequests(tx, caller, query));
      return pageOf(rows, total, query);
    },
    approve: ({ params, ctx }) => inReach(ctx, (change) => approveRequest(change, params.id)),
    reject: ({ params, body, ctx }) =>
      inReach(ctx, (change) => rejectRequest(change, params.id, body.reason)),
  };
}
