import type { ContractHandlers } from '../contractHandlers';
import { changeClientPermissions, changeDefaults, viewClientPermissions, viewPermissions } from './service';

export function permissionsHandlers(): ContractHandlers<'permissions'> {
  return {
    view: ({ ctx }) => ctx.inTenant(({ tx }) => viewPermissions(tx, ctx.caller)),
    updateDefaults: ({ body, ctx }) =>
      ctx.inTenant(({ tx }) => changeDefaults(tx, ctx.caller, body.permissions, ctx.ports.clock.now())),
    viewClient: ({ params, ctx }) =>
      ctx.inTenant(({ tx }) => viewClientPermissions(tx, ctx.caller, params.id)),
    updateClient: ({ params, body, ctx }) =>
      ctx.inTenant(({ tx }) => changeClientPermissions(tx, ctx.caller, params.id, body.permissions)),
  };
}
