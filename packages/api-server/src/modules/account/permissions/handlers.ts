import type { ContractHandlers } from '../../../http/contractHandlers';
import {
  findClientPermissions,
  findPermissions,
  updateClientPermissions,
  updateDefaults,
} from './managePermissions';

export function permissionsHandlers(): ContractHandlers<'permissions'> {
  return {
    view: ({ ctx }) => ctx.inTenant(findPermissions),
    updateDefaults: ({ body, ctx }) => ctx.inTenant((unit) => updateDefaults(unit, body.permissions)),
    viewClient: ({ params, ctx }) => ctx.inTenant((unit) => findClientPermissions(unit, params.id)),
    updateClient: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateClientPermissions(unit, { ...params, ...body })),
  };
}
