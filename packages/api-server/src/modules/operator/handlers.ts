import { recordingName } from '@adlane/contract/constants';
import { ScreenshotData, type Ticket, type TicketRow, WebReplay } from '@adlane/contract/tickets';
import { toPage } from '../../db/page';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import { sendOutbound } from '../outbound/sendOutbound';
import { getJson } from '../tickets/largeParts';
import { findTicket, listTickets, type TicketRecord, updateTicket } from '../tickets/queries';
import { findRecording } from '../uploads/recordingQueries';
import { listProjects, rotateIdentityKey, updateIdentity } from './projects';

type OperatorContext = CallContext<UserCaller>;

type RowRecord = Omit<TicketRow, 'hasScreenshot' | 'hasReplay' | 'created_at'> &
  Pick<TicketRecord, 'screenshot_key' | 'replay_key' | 'created_at'>;

function toRow(record: RowRecord): TicketRow {
  return {
    ...record,
    hasScreenshot: record.screenshot_key !== null,
    hasReplay: record.replay_key !== null,
    created_at: record.created_at.toISOString(),
  };
}

function toTicket(record: TicketRecord): Ticket {
  return { ...record, ...toRow(record) };
}

async function findTicketById(ctx: OperatorContext, id: number): Promise<TicketRecord> {
  return found(await ctx.inTenant(({ tx }) => findTicket(tx, ctx.caller.agency_id, id)));
}

/**
 * Loads a heavy part of a ticket from the files port.
 * @throws Problem 404 if the ticket has none
 */
async function loadHeavyPart(ctx: OperatorContext, key: string | null): Promise<unknown> {
  return found(key === null ? undefined : await getJson(ctx.ports.files, key));
}

export function operatorHandlers(): ContractHandlers<'operator'> {
  return {
    tickets: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listTickets(tx, ctx.caller.agency_id, query));
      return toPage(rows.map(toRow), total, query);
    },
    ticket: async ({ params, ctx }) => toTicket(await findTicketById(ctx, params.id)),
    ticketScreenshot: async ({ params, ctx }) => {
      const { screenshot_key } = await findTicketById(ctx, params.id);
      return ScreenshotData.parse(await loadHeavyPart(ctx, screenshot_key));
    },
    ticketReplay: async ({ params, ctx }) => {
      const { replay_key } = await findTicketById(ctx, params.id);
      return WebReplay.parse(await loadHeavyPart(ctx, replay_key));
    },
    ticketRecording: async ({ params, ctx }) => {
      const { id } = await findTicketById(ctx, params.id);
      const row = found(await ctx.inTenant(({ tx }) => findRecording(tx, ctx.caller.agency_id, id)));
      const file = found(await ctx.ports.files.find(row.file_key));
      const filename = `${recordingName}-${id}.${row.type === 'video/webm' ? 'webm' : 'mp4'}`;
      return { filename, type: row.type, size: file.size, body: await file.read() };
    },
    projects: ({ query, ctx }) => listProjects(ctx, query),
    updateIdentity: ({ params, body, ctx }) => updateIdentity(ctx, params.id, body.identityMode),
    rotateIdentityKey: ({ params, ctx }) => rotateIdentityKey(ctx, params.id),
    outbox: async ({ ctx: { ports } }) => ({
      data: found(ports.mail.listStored?.()).map(({ id, to, fromName, subject, text, sentAt }) => ({
        id,
        to,
        from_name: fromName,
        subject,
        text,
        sent_at: sentAt.toISOString(),
      })),
    }),
    sendOutbound: ({ body, ctx }) => sendOutbound(ctx.ports, body),
    updateTicket: ({ params, body, ctx }) =>
      ctx.inTenant(async ({ tx }) => {
        const { agency_id } = ctx.caller;
        found(await findTicket(tx, agency_id, params.id));
        await updateTicket(tx, agency_id, params.id, { ...body, updated_at: ctx.ports.clock.now() });
        return toTicket(found(await findTicket(tx, agency_id, params.id)));
      }),
  };
}
