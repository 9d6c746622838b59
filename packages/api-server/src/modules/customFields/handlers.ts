import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listFields } from './queries';
import { changeField, type FieldTask, removeField, storeField, storeValues, viewValues } from './service';

function inTenant<T>(ctx: CallContext<UserCaller>, work: (task: FieldTask) => Promise<T>): Promise<T> {
  return ctx.inTenant(({ tx }) => work({ tx, caller: ctx.caller, now: ctx.ports.clock.now() }));
}

export function customFieldsHandlers(): ContractHandlers<'customFields'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listFields(tx, ctx.caller.agency_id, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => inTenant(ctx, (task) => storeField(task, body)),
    update: ({ params, body, ctx }) => inTenant(ctx, (task) => changeField(task, params.id, body)),
    delete: async ({ params, ctx }) => {
      await inTenant(ctx, (task) => removeField(task, params.id));
      return { message: successMessages.deleted };
    },
    clientValues: async ({ query, ctx }) => ({
      data: await inTenant(ctx, (task) => viewValues(task, query.client_user_id)),
    }),
    storeClientValues: async ({ body, ctx }) => ({
      data: await inTenant(ctx, (task) => storeValues(task, body)),
    }),
  };
}
