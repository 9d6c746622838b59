import type { ContractHandlers } from '../../../http/contractHandlers';
import { issueTicket } from './tickets';

export function realtimeHandlers(): ContractHandlers<'realtime'> {
  return { ticket: ({ call }) => issueTicket(call) };
}
