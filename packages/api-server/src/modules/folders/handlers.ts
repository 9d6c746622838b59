import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { listFolders } from './queries';
import {
  changeFolder,
  duplicateFolder,
  type FolderTarget,
  removeFolder,
  storeFolder,
  toFolder,
} from './service';

type Target = { readonly params: { readonly id: number }; readonly ctx: CallContext<UserCaller> };

function targetOf({ params, ctx }: Target): FolderTarget {
  return { caller: ctx.caller, id: params.id, now: ctx.ports.clock.now() };
}

export function foldersHandlers(): ContractHandlers<'folders'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listFolders(tx, ctx.caller, query));
      return pageOf(rows.map(toFolder), total, query);
    },
    store: ({ body, ctx }) =>
      ctx.inTenant(({ tx }) => storeFolder(tx, ctx.caller, body, ctx.ports.clock.now())),
    rename: (input) =>
      input.ctx.inTenant(({ tx }) => changeFolder(tx, targetOf(input), { name: input.body.name })),
    archive: async (input) => {
      await input.ctx.inTenant(({ tx }) => changeFolder(tx, targetOf(input), { status: 'archived' }));
      return { message: successMessages.saved };
    },
    delete: async (input) => {
      await input.ctx.inTenant(({ tx }) => removeFolder(tx, targetOf(input)));
      return { message: successMessages.deleted };
    },
    duplicate: (input) => input.ctx.inTenant(({ tx }) => duplicateFolder(tx, targetOf(input))),
    updateStatus: (input) =>
      input.ctx.inTenant(({ tx }) => changeFolder(tx, targetOf(input), { status: input.body.status })),
    clientAccessibility: (input) =>
      input.ctx.inTenant(({ tx }) =>
        changeFolder(tx, targetOf(input), { client_accessibility: input.body.client_accessibility }),
      ),
  };
}
