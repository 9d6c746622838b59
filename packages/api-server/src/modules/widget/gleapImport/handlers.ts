import type { ContractHandlers } from '../../../http/contractHandlers';
import { importGleap } from './importGleap';

export function gleapImportHandlers(): ContractHandlers<'gleapImport'> {
  return {
    store: ({ params, body, call }) =>
      call.inTenant((ctx) => importGleap(ctx, { ...body, ...params, ids: call.ports.ids })),
  };
}
