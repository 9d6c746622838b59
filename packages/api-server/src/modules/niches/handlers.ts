import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { changeNiche, createNiche, removeNiche } from './manageNiches';
import { approveRequest, createRequest, listRequests, rejectRequest } from './manageRequests';
import { listNiches } from './queries';

type Context = CallContext<UserCaller>;

/** The operator's own lists reach all tenants; an agency's stay within its own. */
function inReach<T>(ctx: Context, work: (unit: UseCaseContext) => Promise<T>): Promise<T> {
  return ctx.caller.entity_type === 'SuperAdmin' ? ctx.acrossTenants(work) : ctx.inTenant(work);
}

export function nichesHandlers(): ContractHandlers<'niches'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await inReach(ctx, (unit) => listNiches(unit, query));
      return toPage(rows, total, query);
    },
    store: ({ body, ctx }) => inReach(ctx, (unit) => createNiche(unit, body)),
    update: ({ params, body, ctx }) => inReach(ctx, (unit) => changeNiche(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await inReach(ctx, (unit) => removeNiche(unit, params.id));
      return { message: successMessages.nicheDeleted };
    },
    request: ({ body, ctx }) => inReach(ctx, (unit) => createRequest(unit, body)),
    requested: async ({ query, ctx }) => {
      const { rows, total } = await inReach(ctx, (unit) => listRequests(unit, query));
      return toPage(rows, total, query);
    },
    approve: ({ params, ctx }) => inReach(ctx, (unit) => approveRequest(unit, params.id)),
    reject: ({ params, body, ctx }) => inReach(ctx, (unit) => rejectRequest(unit, params.id, body.reason)),
  };
}
