import type { FileAnswer } from '@adlane/contract';
import { recordingName } from '@adlane/contract/constants';
import type { Ticket } from '@adlane/contract/tickets';
import { toPage } from '../../db/page';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import { found, invalid } from '../../http/problem';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { dropFiles, markUnused } from '../media/orphanFiles';
import { findRecording } from '../uploads/recordingQueries';
import { getJson } from './largeParts';
import {
  deleteTicketRows,
  findRelated,
  findTicket,
  insertNote,
  listPeople,
  listTickets,
  type TicketChange,
  type TicketQuery,
  type TicketRecord,
  updateTicket,
} from './queries';
import { toTicket, toTicketRow } from './toTicket';

type Context = CallContext<UserCaller>;

export async function listOwnTickets({ tx, caller }: UseCaseContext, query: TicketQuery) {
  const { rows, total } = await listTickets(tx, caller.agency_id, query);
  return toPage(rows.map(toTicketRow), total, query);
}

/** @throws Problem 404 */
export async function findOwnTicket({ tx, caller }: UseCaseContext, id: number): Promise<TicketRecord> {
  return found(await findTicket(tx, caller.agency_id, id));
}

/** @throws Problem 404 */
export async function viewTicket(unit: UseCaseContext, id: number): Promise<Ticket> {
  return toTicket(unit.tx, await findOwnTicket(unit, id));
}

/** Loads a screenshot or replay from the files port. @throws Problem 404 if the ticket has none */
export async function loadPart(
  ctx: Context,
  id: number,
  part: 'screenshot_key' | 'replay_key',
): Promise<unknown> {
  const { [part]: key } = await ctx.inTenant((unit) => findOwnTicket(unit, id));
  return found(key === null ? undefined : await getJson(ctx.ports.files, key));
}

/** @throws Problem 404 */
export async function loadRecording(ctx: Context, id: number): Promise<FileAnswer> {
  const row = await ctx.inTenant(async (unit) => {
    await findOwnTicket(unit, id);
    return found(await findRecording(unit.tx, unit.caller.agency_id, id));
  });
  const file = found(await ctx.ports.files.find(row.file_key));
  const filename = `${recordingName}-${id}.${row.type === 'video/webm' ? 'webm' : 'mp4'}`;
  return { filename, type: row.type, size: file.size, body: await file.read() };
}

/** @throws Problem 422 if the user is not one of the tenant's own */
async function checkAssignee({ tx, caller }: UseCaseContext, id: number): Promise<void> {
  const people = await listPeople(tx, caller.agency_id);
  if (!people.some((person) => person.id === id)) {
    throw invalid({ assignee_id: ['This user cannot be assigned.'] });
  }
}

/** @throws Problem 422 if the original does not exist, is the ticket itself, or is a duplicate of another one */
async function checkOriginal({ tx, caller }: UseCaseContext, id: number, originalId: number): Promise<void> {
  const original = await findRelated(tx, caller.agency_id, originalId);
  if (!original || originalId === id) {
    throw invalid({ duplicate_of_id: ['Please enter the number of another ticket.'] });
  }
  if (original.duplicate_of_id !== null) {
    throw invalid({
      duplicate_of_id: [`This ticket is itself a duplicate of #${original.duplicate_of_id}.`],
    });
  }
}

/** @throws Problem 404, 422 */
export async function changeTicket(
  unit: UseCaseContext,
  id: number,
  { tags, ...change }: TicketChange,
): Promise<Ticket> {
  const { tx, caller, now } = unit;
  await findOwnTicket(unit, id);
  if (change.assignee_id != null) await checkAssignee(unit, change.assignee_id);
  if (change.duplicate_of_id != null) await checkOriginal(unit, id, change.duplicate_of_id);
  await updateTicket(tx, caller.agency_id, id, {
    ...change,
    ...(tags && { tags: [...new Set(tags)] }),
    updated_at: now,
  });
  return viewTicket(unit, id);
}

/** @throws Problem 404 */
export async function addNote(unit: UseCaseContext, id: number, text: string): Promise<Ticket> {
  const { tx, caller, now } = unit;
  await findOwnTicket(unit, id);
  const { agency_id, user_id } = caller;
  await insertNote(tx, { agency_id, ticket_id: id, user_id, text, created_at: now });
  return viewTicket(unit, id);
}

/** Deletes a ticket with its notes, recording and files. @throws Problem 404 */
export async function deleteTicket(ctx: Context, id: number): Promise<void> {
  const { agency_id } = ctx.caller;
  const keys = await ctx.inTenant(async (unit) => {
    const deleted = await deleteTicketRows(unit.tx, await findOwnTicket(unit, id));
    await markUnused(unit.tx, agency_id, deleted, unit.now);
    return deleted;
  });
  await dropFiles(ctx.ports, agency_id, keys);
}
