import { successMessages } from '@adlane/contract/constants';
import { ScreenshotData, WebReplay } from '@adlane/contract/widget/tickets';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { listPeople } from '../../account/team/people';
import { runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { findVisitorEmail } from '../sessions/queries';
import { createTicket, findReporter } from './createTicket';
import {
  changeTicket,
  deleteTicket,
  listOwnTickets,
  listSimilarTickets,
  loadPart,
  loadRecording,
  mergeTicket,
  viewTicket,
} from './manageTickets';

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
    list: ({ query, ctx }) => ctx.inTenant((unit) => listOwnTickets(unit, query)),
    people: async ({ ctx }) => ({
      data: await ctx.inTenant(({ tx, caller }) => listPeople(tx, caller.agency_id)),
    }),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewTicket(unit, params.id)),
    screenshot: async ({ params, ctx }) =>
      ScreenshotData.parse(await loadPart(ctx, params.id, 'screenshot_key')),
    replay: async ({ params, ctx }) => WebReplay.parse(await loadPart(ctx, params.id, 'replay_key')),
    recording: ({ params, ctx }) => loadRecording(ctx, params.id),
    update: ({ params, body, ctx }) => runWithWebhooks(ctx, (unit) => changeTicket(unit, params.id, body)),
    delete: async ({ params, ctx }) => {
      await deleteTicket(ctx, params.id);
      return { message: successMessages.deleted };
    },
    similar: async ({ params, ctx }) => ({
      data: await ctx.inTenant((unit) => listSimilarTickets(unit, params.id)),
    }),
    merge: ({ params, body, ctx }) =>
      runWithWebhooks(ctx, (unit) => mergeTicket(unit, params.id, body.into_id)),
  };
}
