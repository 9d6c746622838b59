import type { ContractHandlers } from '../../../http/contractHandlers';
import { listEntries } from './queries';

export function auditLogHandlers(): ContractHandlers<'auditLog'> {
  return { list: ({ query, call }) => call.inTenant((ctx) => listEntries(ctx, query)) };
}
