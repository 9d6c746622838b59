import type { ContractHandlers } from '../../http/contractHandlers';
import { countUse, type RateLimit } from '../../http/rateLimit';
import { findVisitorEmail } from '../sessions/queries';
import { createTicket, findReporter } from './createTicket';

/** A visitor's automatic crash reports arrive at most every 10 s (widget §4.13). */
const perVisitor: RateLimit = { name: 'ticket-visitor', max: 100, windowMs: 10 * 60 * 1000 };
/** Sessions cost nothing, so their sum is limited as well. */
const perProject: RateLimit = { name: 'ticket-project', max: 3000, windowMs: 60 * 60 * 1000 };

export function ticketsHandlers(): ContractHandlers<'tickets'> {
  return {
    create: async ({ body, ctx }) => {
      const { caller, ports } = ctx;
      await countUse(ports, perVisitor, `${caller.agency_id} ${caller.visitor_id}`);
      await countUse(ports, perProject, `${caller.agency_id} ${caller.project_id}`);
      const email = await ctx.inTenant(({ tx }) => findVisitorEmail(tx, caller.agency_id, caller.visitor_id));
      return createTicket(ctx, findReporter(body.formData, email), body);
    },
  };
}
