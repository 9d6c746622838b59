import type { FileAnswer, PackedJson } from '@adlane/contract';
import { recordingName } from '@adlane/contract/constants';
import { maxTicketTags, type RelatedTicket, type Ticket } from '@adlane/contract/widget/tickets';
import { toPage } from '../../../db/page';
import type { UserCall } from '../../../http/CallContext';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { dropFiles, markUnused } from '../../ads/media/orphanFiles';
import { listFileKeys } from '../conversations/files';
import { changeItems } from '../inbox/changeItems';
import { moveNotes } from '../inbox/notes';
import { findThread, moveThread } from '../inbox/threads';
import { findRecording } from '../uploads/recordingQueries';
import { deleteTicketRows, updateDuplicates, updateOriginal, updateWait } from './commands';
import { findMergedWait } from './findMergedWait';
import { moveIssues } from './issues/moveIssues';
import { loadJson } from './largeParts';
import {
  findRelated,
  findTicket,
  listSimilar,
  listTickets,
  type TicketChange,
  type TicketQuery,
  type TicketRecord,
} from './queries';
import { toRelated, toTicket, toTicketRow } from './toTicket';

export async function listOwnTickets({ tx, caller }: UseCaseContext, query: TicketQuery) {
  const { rows, total } = await listTickets(tx, caller.agency_id, query);
  return toPage(rows.map(toTicketRow), total, query);
}

/** @throws Problem 404 */
export async function findOwnTicket({ tx, caller }: UseCaseContext, id: number): Promise<TicketRecord> {
  return found(await findTicket(tx, caller.agency_id, id));
}

/** @throws Problem 404 */
export async function viewTicket(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<Ticket> {
  return toTicket(ctx.tx, await findOwnTicket(ctx, id));
}

/** Loads a screenshot, a replay or their resources from the files port. @throws Problem 404 if the ticket has none */
export async function loadPart(
  call: UserCall,
  { id, part }: { readonly id: number; readonly part: 'screenshot_key' | 'replay_key' | 'resources_key' },
): Promise<PackedJson> {
  const { [part]: key } = await call.inTenant((ctx) => findOwnTicket(ctx, id));
  return found(key === null ? undefined : await loadJson(call.ports.files, key));
}

/** @throws Problem 404 */
export async function loadRecording(call: UserCall, { id }: { readonly id: number }): Promise<FileAnswer> {
  const row = await call.inTenant(async (ctx) => {
    await findOwnTicket(ctx, id);
    return found(await findRecording(ctx.tx, ctx.caller.agency_id, id));
  });
  const file = found(await call.ports.files.find(row.file_key));
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
  ctx: UseCaseContext,
  { id, duplicate_of_id, ...change }: { readonly id: number } & TicketChange,
): Promise<Ticket> {
  const { tx, caller } = ctx;
  await findOwnTicket(ctx, id);
  if (duplicate_of_id != null) await checkOriginal(ctx, id, duplicate_of_id);
  if (duplicate_of_id !== undefined) await updateOriginal(tx, caller.agency_id, id, duplicate_of_id);
  await changeItems(ctx, [{ kind: 'ticket', id, ...change }]);
  return viewTicket(ctx, { id });
}

/** Lists tickets that may be about the same. @throws Problem 404 */
export async function listSimilarTickets(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<RelatedTicket[]> {
  return (await listSimilar(ctx.tx, await findOwnTicket(ctx, id))).map(toRelated);
}

/**
 * Merges a ticket into another one, which gets its notes, issues, tags, duplicates, wait, and the messages of the same
 * visitor; the merged one is done and links to it.
 * @throws Problem 404, 422
 */
export async function mergeTicket(
  ctx: UseCaseContext,
  { id, intoId }: { readonly id: number; readonly intoId: number },
): Promise<Ticket> {
  const { tx, caller } = ctx;
  const { agency_id } = caller;
  const merged = await findOwnTicket(ctx, id);
  await checkOriginal(ctx, id, intoId, 'into_id');
  const target = await findOwnTicket(ctx, intoId);
  await updateWait(tx, agency_id, intoId, await findMergedWait(tx, merged, target));
  await moveNotes(tx, agency_id, id, intoId);
  await moveIssues(ctx, id, intoId);
  await moveThread(tx, agency_id, id, intoId);
  await updateDuplicates(tx, agency_id, id, intoId);
  await updateOriginal(tx, agency_id, id, intoId);
  const tags = [...new Set([...target.tags, ...merged.tags])].slice(0, maxTicketTags);
  await changeItems(ctx, [
    { kind: 'ticket', id, status: 'DONE', is_unread: false },
    { kind: 'ticket', id: intoId, tags },
  ]);
  return viewTicket(ctx, { id: intoId });
}

/** Deletes a ticket with its notes, recording and files. @throws Problem 404 */
export async function deleteTicket(call: UserCall, { id }: { readonly id: number }): Promise<void> {
  const { agency_id } = call.caller;
  const keys = await call.inTenant(async (ctx) => {
    const ticket = await findOwnTicket(ctx, id);
    const thread = await findThread(ctx.tx, agency_id, { kind: 'ticket', id });
    const sent = thread ? await listFileKeys(ctx.tx, agency_id, thread.id) : [];
    const deleted = [...(await deleteTicketRows(ctx.tx, ticket)), ...sent];
    await markUnused(ctx.tx, agency_id, deleted, ctx.now);
    return deleted;
  });
  await dropFiles(call.ports, agency_id, keys);
}
