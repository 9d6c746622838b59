import type { ContractHandlers } from '../../../http/contractHandlers';
import {
  findClientPermissions,
  findPermissions,
  updateClientPermissions,
  updateDefaults,
} from './managePermissions';

export function permissionsHandlers(): ContractHandlers<'permissions'> {
  return {
    view: ({ call }) => call.inTenant(findPermissions),
    updateDefaults: ({ body, call }) => call.inTenant((ctx) => updateDefaults(ctx, body.permissions)),
    viewClient: ({ params, call }) => call.inTenant((ctx) => findClientPermissions(ctx, params)),
    updateClient: ({ params, body, call }) =>
      call.inTenant((ctx) => updateClientPermissions(ctx, { ...body, ...params })),
  };
}
