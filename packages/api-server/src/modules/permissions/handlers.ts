import type { ContractHandlers } from '../contractHandlers';
import { changeClientPermissions, changeDefaults, viewClientPermissions, viewPermissions } from './service';

export function permissionsHandlers(): ContractHandlers<'permissions'> {
  return {
    view: ({ ctx }) => ctx.tenant((tx) => viewPermissions(tx, ctx.caller)),
    updateDefaults: ({ body, ctx }) =>
      ctx.tenant((tx) => changeDefaults(tx, ctx.caller, body.permissions, ctx.ports.clock.now())),
    viewClient: ({ params, ctx }) => ctx.tenant((tx) => viewClientPermissions(tx, ctx.caller, params.id)),
    updateClient: ({ params, body, ctx }) =>
      ctx.tenant((tx) => changeClientPermissions(tx, ctx.caller, params.id, body.permissions)),
  };
}
