import type { Contract, ParsedInput } from '@adlane/contract';
import { maxIssueText, type TicketIssue, type TicketIssues } from '@adlane/contract/widget/tickets/issues';
import { parseIssueUrl } from '../../../../connectors/trackers/parseIssueUrl';
import { notifyAudience } from '../../../../db/notifyAudience';
import type { UserCall } from '../../../../http/CallContext';
import { conflict, invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { findTracker, listTrackerRows, type TrackerRow } from '../../projects/trackers/queries';
import { requestIssues } from '../../projects/trackers/requestIssues';
import { findOwnTicket } from '../manageTickets';
import { deleteIssueRow, insertIssue, updateIssueRow } from './commands';
import { findReportText } from './describeTicket';
import { type IssueRow, listIssueRows, lockIssue, toIssue } from './queries';

const maxTitleLength = 200;
const beingCreated = 'This issue is being created. Please try again in a few minutes.';

/** @throws Problem 404 */
export async function listIssues(
  ctx: UseCaseContext,
  { id: ticketId }: { readonly id: number },
): Promise<TicketIssues> {
  const ticket = await findOwnTicket(ctx, ticketId);
  const issues = await listIssueRows(ctx.tx, ctx.caller.agency_id, ticketId);
  const trackers = await listTrackerRows(ctx, ticket.project_id);
  return {
    data: issues.map(toIssue),
    trackers: trackers.map(({ id, kind, target, target_name, problem }) => ({
      id,
      kind,
      target,
      target_name,
      problem,
    })),
    draft: {
      title: ticket.title.slice(0, maxTitleLength),
      description: findReportText(ticket).slice(0, maxIssueText),
    },
  };
}

/** Runs a change of a ticket's issues, shows it in open dashboards, and starts the job. */
async function changeIssues(
  { ports, inTenant, caller }: UserCall,
  work: (ctx: UseCaseContext) => Promise<IssueRow>,
): Promise<TicketIssue> {
  const row = await inTenant(async (ctx) => {
    const changed = await work(ctx);
    await notifyAudience(ctx.tx, { agency_id: caller.agency_id }, 'inbox');
    return changed;
  });
  await requestIssues(ports, caller.agency_id);
  return toIssue(row);
}

type NewIssue = { readonly id: number } & ParsedInput<Contract['ticketIssues']['store']>['body'];

/**
 * Queues the creation of an issue. A ticket has one issue of each tracker: a repeat answers the one that exists, and
 * a failed one is tried again with the new text.
 * @throws Problem 404, 422
 */
export function createIssue(
  call: UserCall,
  { id: ticketId, tracker_id, title, description, has_details }: NewIssue,
): Promise<TicketIssue> {
  const key = crypto.randomUUID();
  return changeIssues(call, async (ctx) => {
    const { now, caller, tx } = ctx;
    const tracker = await findOwnTracker(ctx, ticketId, tracker_id);
    const { agency_id } = caller;
    const text = { title, description, has_details };
    const times = { due_at: now, changed_at: now, created_at: now, updated_at: now };
    const { kind, problem } = tracker;
    const reference = { agency_id, ticket_id: ticketId, tracker_id, kind, error: problem };
    const inserted = await insertIssue(ctx, { ...reference, key, ...text, ...times });
    if (inserted) return inserted;
    const stored = await findByTracker(ctx, ticketId, tracker_id);
    const canRetry = stored.status === 'FAILED' && stored.external_id === null;
    if (!canRetry) return stored;
    return updateIssueRow(tx, stored, { ...text, ...times, status: 'PENDING', error: null });
  });
}

/** @throws Problem 404; 422 if the tracker is another project's */
async function findOwnTracker(ctx: UseCaseContext, ticketId: number, trackerId: number): Promise<TrackerRow> {
  const ticket = await findOwnTicket(ctx, ticketId);
  const tracker = await findTracker(ctx, trackerId);
  if (tracker.project_id !== ticket.project_id) {
    throw invalid({ tracker_id: ['This tracker belongs to another project.'] });
  }
  return tracker;
}

/** Finds and locks the issue that a ticket has of a tracker. @throws Problem 404 */
async function findByTracker(ctx: UseCaseContext, ticketId: number, trackerId: number): Promise<IssueRow> {
  const rows = await listIssueRows(ctx.tx, ctx.caller.agency_id, ticketId);
  return lockIssue(ctx, rows.find(({ tracker_id }) => tracker_id === trackerId)?.id ?? 0);
}

type Address = { readonly id: number; readonly url: string };

/** Links an issue of one of the project's trackers; its title and status are read next. @throws Problem 404, 422 */
export function linkIssue(call: UserCall, { id: ticketId, url }: Address): Promise<TicketIssue> {
  const key = crypto.randomUUID();
  return changeIssues(call, async (ctx) => {
    const ticket = await findOwnTicket(ctx, ticketId);
    const name = parseIssueUrl(url);
    if (!name) throw invalid({ url: ['Please enter the address of an issue at GitHub, Linear or Jira.'] });
    const trackers = await listTrackerRows(ctx, ticket.project_id);
    const tracker = trackers.find(
      ({ kind, target, site }) =>
        kind === name.kind && site === name.site && target.toLowerCase() === name.target.toLowerCase(),
    );
    if (!tracker) {
      throw invalid({
        url: [`This project is not connected to ${name.target}. Connect it in its settings first.`],
      });
    }
    const { agency_id } = ctx.caller;
    const { external_id } = name;
    const times = { due_at: ctx.now, changed_at: ctx.now, created_at: ctx.now, updated_at: ctx.now };
    const reference = { agency_id, ticket_id: ticketId, tracker_id: tracker.id, kind: tracker.kind };
    const row = await insertIssue(ctx, { ...reference, key, external_id, url, title: external_id, ...times });
    if (row) return row;
    throw invalid({ url: [`This ticket already has an issue of ${tracker.target_name}. Unlink it first.`] });
  });
}

/** Makes an issue due now, unless a worker has it. @throws Problem 404 */
export function refreshIssue(call: UserCall, { id }: { readonly id: number }): Promise<TicketIssue> {
  return changeIssues(call, async (ctx) => {
    const { tx, now } = ctx;
    const row = await lockIssue(ctx, id);
    const isClaimed = row.locked_until !== null && row.locked_until > now;
    if (isClaimed || row.tracker_id === null) return row;
    const isRetried = row.status === 'FAILED';
    const change = isRetried ? { status: 'PENDING' as const, error: null, updated_at: now } : {};
    return updateIssueRow(tx, row, { ...change, due_at: now });
  });
}

/** Unlinks an issue, which stays in its tracker. @throws Problem 404; 409 while it is being created */
export async function unlinkIssue(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const row = await lockIssue(ctx, id);
  const isCreated = row.external_id !== null || row.status === 'FAILED';
  const isClaimed = row.locked_until !== null && row.locked_until > ctx.now;
  if (!isCreated || isClaimed) throw conflict(beingCreated);
  await deleteIssueRow(ctx, id);
  await notifyAudience(ctx.tx, { agency_id: ctx.caller.agency_id }, 'inbox');
}
