import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import { notFound } from '../../http/problem';
import type { ContractHandlers } from '../contractHandlers';
import { deleteMark, listFavourites } from './queries';
import { type Marking, markAll, storeFavourite } from './service';

function inTenant<T>(ctx: CallContext<UserCaller>, work: (marking: Marking) => Promise<T>): Promise<T> {
  return ctx.inTenant(({ tx }) => work({ tx, caller: ctx.caller, now: ctx.ports.clock.now() }));
}

export function favouritesHandlers(): ContractHandlers<'favourites'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await inTenant(ctx, ({ tx, caller }) => listFavourites(tx, caller, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => inTenant(ctx, (marking) => storeFavourite(marking, body)),
    bulk: async ({ body, ctx }) => {
      await inTenant(ctx, (marking) => markAll(marking, body));
      return { message: successMessages.saved };
    },
    delete: async ({ params, ctx }) => {
      if (!(await inTenant(ctx, ({ tx, caller }) => deleteMark(tx, caller, params.id)))) throw notFound();
      return { message: successMessages.deleted };
    },
  };
}
