import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { sendOutbound } from '../outbound/visitor/sendOutbound';
import { viewInboundMail } from './viewInboundMail';

export function operatorHandlers(): ContractHandlers<'operator'> {
  return {
    outbox: async ({ call: { ports } }) => ({
      data: found(ports.mail.listStored?.()).map(({ id, to, fromName, subject, text, sentAt }) => ({
        id,
        to,
        from_name: fromName,
        subject,
        text,
        sent_at: sentAt.toISOString(),
      })),
    }),
    inboundMail: ({ call }) => viewInboundMail(call.ports),
    sendOutbound: ({ body, call }) => sendOutbound(call.ports, body),
  };
}
