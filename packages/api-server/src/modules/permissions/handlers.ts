import type { ContractHandlers } from '../../http/contractHandlers';
import {
  changeClientPermissions,
  changeDefaults,
  viewClientPermissions,
  viewPermissions,
} from './managePermissions';

export function permissionsHandlers(): ContractHandlers<'permissions'> {
  return {
    view: ({ ctx }) => ctx.inTenant(viewPermissions),
    updateDefaults: ({ body, ctx }) => ctx.inTenant((unit) => changeDefaults(unit, body.permissions)),
    viewClient: ({ params, ctx }) => ctx.inTenant((unit) => viewClientPermissions(unit, params.id)),
    updateClient: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => changeClientPermissions(unit, { ...params, ...body })),
  };
}
