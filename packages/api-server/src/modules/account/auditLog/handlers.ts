import type { ContractHandlers } from '../../../http/contractHandlers';
import { listEntries } from './queries';

export function auditLogHandlers(): ContractHandlers<'auditLog'> {
  return { list: ({ query, ctx }) => ctx.inTenant((unit) => listEntries(unit, query)) };
}
