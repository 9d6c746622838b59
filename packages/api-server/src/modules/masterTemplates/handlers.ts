import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { duplicateTemplate, removeTemplate } from '../templates/templateActions';
import {
  changeMaster,
  listMasters,
  type MasterChange,
  moveMasters,
  publishMaster,
  storeMaster,
  viewMaster,
} from './service';

/** The operator's templates, in a transaction that may count what agencies made of them. */
function change<T>(ctx: CallContext<UserCaller>, work: (change: MasterChange) => Promise<T>): Promise<T> {
  const { caller, ports } = ctx;
  return ctx.acrossTenants(({ tx }) => work({ tx, caller, now: ports.clock.now() }));
}

export function masterTemplatesHandlers(): ContractHandlers<'masterTemplates'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await change(ctx, (masters) => listMasters(masters, query));
      return pageOf(rows, total, query);
    },
    view: ({ params, ctx }) => change(ctx, (masters) => viewMaster(masters, params.id)),
    store: ({ body, ctx }) => change(ctx, (masters) => storeMaster(masters, body)),
    update: ({ params, body, ctx }) => change(ctx, (masters) => changeMaster(masters, params.id, body)),
    publish: ({ params, body, ctx }) =>
      change(ctx, (masters) => publishMaster(masters, params.id, body.is_published)),
    duplicate: ({ params, ctx }) =>
      change(ctx, async (masters) => {
        const { id } = await duplicateTemplate(masters.tx, { ...masters, id: params.id });
        return viewMaster(masters, id);
      }),
    move: async ({ body, ctx }) => {
      await change(ctx, (masters) => moveMasters(masters, body));
      return { message: successMessages.templateMoved };
    },
    delete: async ({ params, ctx }) => {
      await change(ctx, (masters) => removeTemplate(masters.tx, { ...masters, id: params.id }));
      return { message: successMessages.templateDeleted };
    },
  };
}
