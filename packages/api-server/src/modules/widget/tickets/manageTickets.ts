import type { FileAnswer } from '@adlane/contract';
import { recordingName } from '@adlane/contract/constants';
import { maxTicketTags, type RelatedTicket, type Ticket } from '@adlane/contract/widget/tickets';
import { toPage } from '../../../db/page';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { listFileKeys } from '../conversations/files';
import { changeItems } from '../inbox/changeItems';
import { moveNotes } from '../inbox/notes';
import { findThread, moveThread } from '../inbox/threads';
import { findRecording } from '../uploads/recordingQueries';
import { getJson } from './largeParts';
import {
  deleteTicketRows,
  findRelated,
  findTicket,
  listSimilar,
  listTickets,
  moveDuplicates,
  setOriginal,
  type TicketChange,
  type TicketQuery,
  type TicketRecord,
} from './queries';
import { toRelated, toTicket, toTicketRow } from './toTicket';

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

/** @throws Problem 422 if the original does not exist, is the ticket itself, or is a duplicate of another one */
async function checkOriginal(
  { tx, caller }: UseCaseContext,
  id: number,
  originalId: number,
  field = 'duplicate_of_id',
): Promise<void> {
  const original = await findRelated(tx, caller.agency_id, originalId);
  if (!original || originalId === id) {
    throw invalid({ [field]: ['Please enter the number of another ticket.'] });
  }
  if (original.duplicate_of_id !== null) {
    throw invalid({ [field]: [`This ticket is itself a duplicate of #${original.duplicate_of_id}.`] });
  }
}

/** @throws Problem 404, 422 */
export async function changeTicket(
  unit: UseCaseContext,
  id: number,
  { duplicate_of_id, ...change }: TicketChange,
): Promise<Ticket> {
  const { tx, caller } = unit;
  await findOwnTicket(unit, id);
  if (duplicate_of_id != null) await checkOriginal(unit, id, duplicate_of_id);
  if (duplicate_of_id !== undefined) await setOriginal(tx, caller.agency_id, id, duplicate_of_id);
  await changeItems(unit, [{ kind: 'ticket', id, ...change }]);
  return viewTicket(unit, id);
}

/** Lists tickets that may be about the same. @throws Problem 404 */
export async function listSimilarTickets(unit: UseCaseContext, id: number): Promise<RelatedTicket[]> {
  return (await listSimilar(unit.tx, await findOwnTicket(unit, id))).map(toRelated);
}

/**
 * Merges a ticket into another one, which gets its notes, tags, duplicates, and the messages of the same
 * visitor; the merged one is done and links to it.
 * @throws Problem 404, 422
 */
export async function mergeTicket(unit: UseCaseContext, id: number, intoId: number): Promise<Ticket> {
  const { tx, caller } = unit;
  const { agency_id } = caller;
  const merged = await findOwnTicket(unit, id);
  await checkOriginal(unit, id, intoId, 'into_id');
  const target = await findOwnTicket(unit, intoId);
  await moveNotes(tx, agency_id, id, intoId);
  await moveThread(tx, agency_id, id, intoId);
  await moveDuplicates(tx, agency_id, id, intoId);
  await setOriginal(tx, agency_id, id, intoId);
  const tags = [...new Set([...target.tags, ...merged.tags])].slice(0, maxTicketTags);
  await changeItems(unit, [
    { kind: 'ticket', id, status: 'DONE', is_unread: false },
    { kind: 'ticket', id: intoId, tags },
  ]);
  return viewTicket(unit, intoId);
}

/** Deletes a ticket with its notes, recording and files. @throws Problem 404 */
export async function deleteTicket(ctx: Context, id: number): Promise<void> {
  const { agency_id } = ctx.caller;
  const keys = await ctx.inTenant(async (unit) => {
    const ticket = await findOwnTicket(unit, id);
    const thread = await findThread(unit.tx, agency_id, { kind: 'ticket', id });
    const sent = thread ? await listFileKeys(unit.tx, agency_id, thread.id) : [];
    const deleted = [...(await deleteTicketRows(unit.tx, ticket)), ...sent];
    await markUnused(unit.tx, agency_id, deleted, unit.now);
    return deleted;
  });
  await dropFiles(ctx.ports, agency_id, keys);
}
