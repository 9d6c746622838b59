import { countUse, type RateLimit } from '../../http/rateLimit';
import type { ContractHandlers } from '../contractHandlers';
import { markRead } from '../outbound/deliveries';
import { announceToVisitors } from '../realtime/announce';
import { identifyVisitor, updateContact } from './identify';
import { insertEvents, updateVisitor } from './queries';
import { sessionProof, startOrContinue } from './service';

/** Page loads from one address. The widget never tries again after a 429, so offices behind one address must fit. */
const startsPerAddress: RateLimit = { name: 'sdk-session', max: 3000, windowMs: 10 * 60 * 1000 };

export function sessionsHandlers(): ContractHandlers<'sessions'> {
  return {
    start: async ({ body, ctx }) => {
      const { agency_id, project_id } = ctx.caller;
      await countUse(ctx.ports, startsPerAddress, `${project_id} ${ctx.ip}`);
      const proof = sessionProof(ctx.requestHeaders);
      const project = { agency_id, id: project_id };
      return ctx.tenant((tx) => startOrContinue(tx, ctx.ports, { project, proof, lang: body.lang }));
    },
    identify: ({ body, ctx }) => identifyVisitor(ctx, body),
    partialUpdate: ({ body, ctx }) => updateContact(ctx, body.data),
    ping: async ({ body, ctx }) => {
      const { agency_id, visitor_id } = ctx.caller;
      const now = ctx.ports.clock.now();
      await ctx.tenant(async (tx) => {
        await insertEvents(tx, { agency_id, visitor_id, events: body.events, now });
        await updateVisitor(tx, agency_id, visitor_id, { last_seen_at: now });
        // Other pages of the visitor lose their badge too.
        const call = { agency_id, visitor_id };
        if (body.opened && (await markRead(tx, call, now)) > 0) await announceToVisitors(tx, [call]);
      });
      return undefined;
    },
  };
}
