import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
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

export function ticketsHandlers(): ContractHandlers<'tickets'> {
  return {
    create: async ({ body, call }) => {
      const { caller } = call;
      const email = await call.inTenant(({ tx }) =>
        findVisitorEmail(tx, caller.agency_id, caller.visitor_id),
      );
      return createTicket(call, { ...body, reportedBy: findReporter(body.formData, email) });
    },
    list: ({ query, call }) => call.inTenant((ctx) => listOwnTickets(ctx, query)),
    people: async ({ call }) => ({
      data: await call.inTenant(({ tx, caller }) => listPeople(tx, caller.agency_id)),
    }),
    view: ({ params, call }) => call.inTenant((ctx) => viewTicket(ctx, params)),
    screenshot: ({ params, call }) => loadPart(call, { ...params, part: 'screenshot_key' }),
    replay: ({ params, call }) => loadPart(call, { ...params, part: 'replay_key' }),
    resources: ({ params, call }) => loadPart(call, { ...params, part: 'resources_key' }),
    recording: ({ params, call }) => loadRecording(call, params),
    update: ({ params, body, call }) =>
      runWithWebhooks(call, (ctx) => changeTicket(ctx, { ...body, ...params })),
    delete: async ({ params, call }) => {
      await deleteTicket(call, params);
      return { message: successMessages.deleted };
    },
    similar: async ({ params, call }) => ({
      data: await call.inTenant((ctx) => listSimilarTickets(ctx, params)),
    }),
    merge: ({ params, body, call }) =>
      runWithWebhooks(call, (ctx) => mergeTicket(ctx, { ...params, intoId: body.into_id })),
  };
}
