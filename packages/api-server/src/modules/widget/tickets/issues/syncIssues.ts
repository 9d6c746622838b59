import { trackerNames } from '@adlane/contract/widget/projects/trackers';
import { createTrackerClient } from '../../../../connectors/trackers/createTrackerClient';
import type { FoundIssue, TrackerClient } from '../../../../connectors/trackers/TrackerClient';
import { TrackerError } from '../../../../connectors/trackers/TrackerError';
import { notifyAudience } from '../../../../db/notifyAudience';
import { inTenant } from '../../../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../../../ports';
import { notify } from '../../../account/notifications/notify';
import { insertNote } from '../../inbox/notes';
import { updateTrackerProblem } from '../../projects/trackers/commands';
import { requestWebhooks } from '../../projects/webhooks/emitWebhookEvent';
import { findTicket } from '../queries';
import { closeTicket } from './closeTicket';
import { claimDueIssues, type DueIssue, updateIssueRow } from './commands';
import { describeTicket } from './describeTicket';
import { findTicketLink } from './findTicketLink';
import { lockClaimedIssue } from './queries';
import { computeNextCheck, computeRetry } from './schedule';

/** Issues per run; the next tick continues. */
const limit = 10;
/** Longer than a run in which no tracker answers: three requests of 10 s for each issue. */
const leaseMs = 6 * 60 * 1000;

/** Job: creates a tenant's new issues, and reads the status of those that are due. */
export async function syncIssues(ports: Ports, { agencyId }: JobPayloads['issues.sync']): Promise<void> {
  const claim = { now: ports.clock.now(), leaseMs, limit };
  const due = await inTenant(ports.db, agencyId, (tx) => claimDueIssues(tx, agencyId, claim));
  const broken = new Set<number>();
  for (const each of due) {
    if (broken.has(each.tracker.id)) {
      await release(ports, each);
      continue;
    }
    const isReached = await syncOne(ports, each);
    if (!isReached) broken.add(each.tracker.id);
  }
}

/** An issue whose request was answered, and whether it became due again since it was claimed. */
type ClaimedIssue = DueIssue & { readonly isDueAgain: boolean };

/**
 * Runs what stores something about an issue; nothing if it was unlinked or its ticket was deleted since it was claimed. A
 * ticket that was merged since is the one it was merged into.
 */
async function inIssue(
  ports: Ports,
  { issue, tracker }: DueIssue,
  store: (tx: Database, due: ClaimedIssue) => Promise<void>,
): Promise<void> {
  await inTenant(ports.db, issue.agency_id, async (tx) => {
    const stored = await lockClaimedIssue(tx, issue);
    if (!stored) return;
    // A webhook that arrives meanwhile makes the issue due: what was read before may be outdated.
    const isDueAgain = stored.due_at?.getTime() !== issue.due_at?.getTime();
    await store(tx, { issue: { ...issue, ticket_id: stored.ticket_id }, tracker, isDueAgain });
  });
}

/** Gives an issue back whose tracker no longer works; it is due once the tracker is saved again. */
async function release(ports: Ports, due: DueIssue): Promise<void> {
  await inIssue(ports, due, async (tx, { issue }) => {
    const attempts = issue.attempts - 1;
    await updateIssueRow(tx, issue, { attempts, due_at: ports.clock.now(), locked_until: null });
  });
}

/** Creates or reads one issue; returns false if the tracker does not accept the connection any more. */
async function syncOne(ports: Ports, due: DueIssue): Promise<boolean> {
  try {
    const found = await requestIssue(ports, due);
    await inIssue(ports, due, (tx, claimed) => storeFound(tx, ports, claimed, found));
    await requestWebhooks(ports, due.issue.agency_id);
    return true;
  } catch (error) {
    if (!(error instanceof TrackerError)) throw error;
    await inIssue(ports, due, (tx, claimed) => storeFailure(tx, ports, claimed, error));
    return !isBroken(error);
  }
}

async function requestIssue(ports: Ports, { issue, tracker }: DueIssue): Promise<FoundIssue> {
  const token = await ports.secrets.decrypt(tracker.sealed_token).catch(() => {
    throw new TrackerError('token', 'The stored token can no longer be read. Please enter it again.');
  });
  const client = createTrackerClient(ports, { ...tracker, token });
  if (issue.external_id !== null) return client.readIssue(issue.external_id);
  return createOnce(ports, client, { issue, tracker });
}

/** Creates an issue, unless an earlier attempt did whose answer was lost. */
async function createOnce(ports: Ports, client: TrackerClient, { issue }: DueIssue): Promise<FoundIssue> {
  const { agency_id, ticket_id, key, title, has_details } = issue;
  const { ticket, address } = await inTenant(ports.db, agency_id, async (tx) => ({
    ticket: await findTicket(tx, agency_id, ticket_id),
    address: await findTicketLink(tx, ports.site, { agency_id, ticket_id }),
  }));
  if (!ticket) throw new TrackerError('refused', 'The ticket was deleted.');
  const link = `${address}#${key}`;
  const text = describeTicket(ticket, { description: issue.description ?? '', has_details, link });
  const draft = { key, title, text };
  const earlier = issue.attempts > 1 ? await client.findCreated(draft) : undefined;
  return earlier ?? client.createIssue(draft);
}

async function storeFound(tx: Database, ports: Ports, claimed: ClaimedIssue, found: FoundIssue) {
  const { issue, tracker, isDueAgain } = claimed;
  const now = ports.clock.now();
  const { isDone, ...values } = found;
  const status = isDone ? ('DONE' as const) : ('OPEN' as const);
  const isChanged = status !== issue.status || found.status_name !== issue.status_name;
  const changed_at = isChanged ? now : issue.changed_at;
  await updateIssueRow(tx, issue, {
    ...values,
    status,
    description: null,
    error: null,
    attempts: 0,
    locked_until: null,
    checked_at: now,
    changed_at,
    due_at: isDueAgain ? now : computeNextCheck({ now, changed_at, isDone, webhook_at: tracker.webhook_at }),
    ...(isChanged && { updated_at: now }),
  });
  const wasKnown = issue.status === 'OPEN' || issue.status === 'DONE';
  if (wasKnown && status !== issue.status) {
    const what = isDone ? `was closed (${found.status_name})` : 'was reopened';
    await addHistory(tx, issue, `${trackerNames[issue.kind]} issue ${found.label} ${what}.`, now);
  }
  if (isDone && issue.status !== 'DONE' && tracker.closes_tickets) await closeTicket(tx, issue, now);
  if (isChanged) await notifyAudience(tx, { agency_id: issue.agency_id }, 'inbox');
}

/** Adds an internal note of the tracker to the ticket. */
async function addHistory(
  tx: Database,
  { agency_id, ticket_id, kind }: DueIssue['issue'],
  text: string,
  now: Date,
): Promise<void> {
  const note = { agency_id, user_id: null, author: trackerNames[kind], text, mentions: [], created_at: now };
  await insertNote(tx, { kind: 'ticket', id: ticket_id }, note);
}

/** Whether nothing works until someone changes the connection. */
const isBroken = ({ failure }: TrackerError) =>
  failure === 'token' || failure === 'site' || failure === 'target' || failure === 'issue_type';

async function storeFailure(tx: Database, ports: Ports, { issue, tracker }: DueIssue, error: TrackerError) {
  const now = ports.clock.now();
  const { agency_id, attempts } = issue;
  const isPassing = error.failure === 'unreachable' || error.failure === 'limit';
  const retry = isPassing ? computeRetry({ now, attempts, retryAfterMs: error.retryAfterMs }) : null;
  if (isBroken(error)) {
    // An attempt that was refused created nothing.
    const waiting = { due_at: now, locked_until: null, error: error.message };
    await updateIssueRow(tx, issue, { ...waiting, attempts: attempts - 1 });
    await reportProblem(tx, tracker, error.message, now);
  } else if (issue.external_id !== null && error.failure !== 'gone') {
    const next =
      retry ??
      computeNextCheck({
        now,
        changed_at: issue.changed_at,
        isDone: false,
        webhook_at: null,
      });
    await updateIssueRow(tx, issue, { error: error.message, locked_until: null, due_at: next });
  } else {
    const status = retry === null ? ('FAILED' as const) : issue.status;
    await updateIssueRow(tx, issue, {
      status,
      error: error.message,
      locked_until: null,
      due_at: retry,
      updated_at: now,
      ...(retry === null && { changed_at: now }),
    });
    const isLost = error.failure === 'gone' && issue.status !== 'PENDING';
    if (isLost) await addHistory(tx, issue, error.message, now);
  }
  await notifyAudience(tx, { agency_id }, 'inbox');
}

/** Stops the requests to a tracker, and notifies the team once. */
async function reportProblem(tx: Database, tracker: DueIssue['tracker'], problem: string, now: Date) {
  const { agency_id, id, project_id, kind, target_name } = tracker;
  if (!(await updateTrackerProblem(tx, tracker, problem))) return;
  await notify(tx, {
    agency_id,
    kind: 'tracker',
    title: `${trackerNames[kind]} ${target_name} needs your attention`,
    body: problem,
    path: `/projects/${project_id}?tab=trackers`,
    key: `tracker/${id}/problem/${now.getTime()}`,
    at: now,
  });
}
