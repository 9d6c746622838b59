import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listInserts } from './queries';
import {
  changeInsert,
  changeInserts,
  type InsertTask,
  removeInsert,
  storeInsert,
  viewInserts,
} from './service';

function inTenant<T>(ctx: CallContext<UserCaller>, work: (task: InsertTask) => Promise<T>): Promise<T> {
  return ctx.inTenant(({ tx }) => work({ tx, caller: ctx.caller, now: ctx.ports.clock.now() }));
}

export function smartInsertsHandlers(): ContractHandlers<'smartInserts'> {
  return {
    view: ({ query, ctx }) => inTenant(ctx, (task) => viewInserts(task, query.client_user_id ?? null)),
    update: ({ body, ctx }) => inTenant(ctx, (task) => changeInserts(task, body)),
    listCustom: async ({ query, ctx }) => {
      const { rows, total } = await inTenant(ctx, ({ tx, caller }) => listInserts(tx, caller, query));
      return pageOf(rows, total, query);
    },
    storeCustom: ({ body, ctx }) => inTenant(ctx, (task) => storeInsert(task, body)),
    updateCustom: ({ params, body, ctx }) => inTenant(ctx, (task) => changeInsert(task, params.id, body)),
    deleteCustom: async ({ params, ctx }) => {
      await inTenant(ctx, (task) => removeInsert(task, params.id));
      return { message: successMessages.deleted };
    },
  };
}
