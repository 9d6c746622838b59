import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { notifyAudience } from '../../../db/notifyAudience';
import type { CallContext } from '../../../http/CallContext';
import type { VisitorCaller } from '../../../http/callers';
import { found } from '../../../http/problem';
import { isAway } from '../../../http/reportError';
import type { Database, Ports } from '../../../ports';
import { notifyTicket } from '../../account/team/notifyTeam';
import { claimFile, dropFiles, recordFile } from '../../ads/media/orphanFiles';
import { emitWebhookEvent, runWithWebhooks } from '../projects/webhooks/emitWebhookEvent';
import { attachRecording } from '../uploads/attachRecording';
import { parseRecordingToken } from '../uploads/recordingQueries';
import { insertTicket, type NewTicket } from './commands';
import { storeJson } from './largeParts';
import { type TicketRow } from './queries';
import { redactRequests } from './redactRequests';
import { requestResources } from './resources/storeResources';

type CreateTicket = Contract['tickets']['create'];
export type TicketInput = ParsedInput<CreateTicket>['body'];

/** Maximum length of a title in characters; the full text is in `formData`. */
const maxTitleLength = 120;
/**
 * Maximum length of sender and URL in lists, in UTF-16 units; the full values are in `formData` and
 * `metaData`.
 */
const maxListedLength = 2048;

/**
 * Stores a report: its screenshot and replay as files, the rest as a row. If storing fails, nothing remains;
 * files of a process that died are swept.
 */
export async function createTicket(
  call: CallContext<VisitorCaller>,
  { reportedBy, ...input }: { readonly reportedBy: string | null } & TicketInput,
): Promise<HandlerOutput<CreateTicket>> {
  const { ports, caller: visitor, requestHeaders } = call;
  const folder = `tickets/${visitor.agency_id}/${ports.ids.token(16)}`;
  const screenshot_key = input.screenshotData ? `${folder}/screenshot.json.gz` : null;
  const replay_key = input.webReplay ? `${folder}/replay.json.gz` : null;
  const keys = [screenshot_key, replay_key].filter((key) => key !== null);
  const sdkKey = requestHeaders.get('api-token') ?? '';
  for (const key of keys) await recordFile(ports, visitor.agency_id, key);
  try {
    if (screenshot_key && input.screenshotData)
      await storeJson(ports.files, screenshot_key, input.screenshotData);
    if (replay_key && input.webReplay) await storeJson(ports.files, replay_key, input.webReplay);
    const ticket = {
      ...toRow(ports, visitor, input),
      networkLogs: redactRequests(input.networkLogs, sdkKey),
      reportedBy: reportedBy && shortenListed(reportedBy),
      screenshot_key,
      replay_key,
      resources_due_at: keys.length > 0 ? ports.clock.now() : null,
    };
    const token = parseRecordingToken(input.screenRecordingUrl ?? '');
    const created = await runWithWebhooks(call, async ({ tx }) => {
      const inserted = found(await insertTicket(tx, ticket));
      if (token)
        await attachRecording(
          { tx, caller: visitor, now: ports.clock.now() },
          { token, ticket_id: inserted.id, now: ports.clock.now() },
        );
      for (const key of keys) await claimFile(tx, visitor.agency_id, key);
      await announceTicket(tx, inserted);
      const { id, share_token: shareToken, type, status } = inserted;
      return call.commitAnswer({ id, shareToken, type, status });
    });
    if (keys.length > 0) await requestResources(ports, { agencyId: visitor.agency_id, ticketId: created.id });
    return created;
  } catch (error) {
    // If the connection broke, the row may exist: the sweep decides once the database is back.
    if (!isAway(error)) await dropFiles(ports, visitor.agency_id, keys);
    throw error;
  }
}

/** Notifies the team, open dashboards and webhooks of a new ticket; crash reports only appear in the inbox. */
async function announceTicket(tx: Database, ticket: TicketRow): Promise<void> {
  const { agency_id, project_id, id, title, type, priority, reportedBy, currentUrl, isSilent } = ticket;
  await notifyAudience(tx, { agency_id }, 'tickets');
  await notifyAudience(tx, { agency_id }, 'inbox');
  const at = ticket.created_at;
  if (!isSilent) {
    const item = { kind: 'ticket' as const, id, title, assignee_id: null };
    const sender = reportedBy?.slice(0, 200) ?? 'a visitor';
    await notifyTicket(tx, { agency_id, item, sender, text: title, key: `ticket/${id}`, at });
  }
  await emitWebhookEvent(tx, {
    agency_id,
    project_id,
    event: 'ticket.created',
    data: {
      kind: 'ticket',
      id,
      title,
      type,
      status: ticket.status,
      priority,
      tags: ticket.tags,
      reportedBy,
      currentUrl,
      isSilent,
      formData: ticket.formData,
    },
    now: at,
  });
}

function toRow(ports: Ports, visitor: VisitorCaller, input: TicketInput): NewTicket {
  const now = ports.clock.now();
  return {
    agency_id: visitor.agency_id,
    project_id: visitor.project_id,
    visitor_id: visitor.visitor_id,
    share_token: ports.ids.token(16),
    type: input.type,
    priority: input.priority,
    title: buildTitle(input),
    currentUrl: shortenListed(toText(input.metaData.currentUrl) ?? '') || null,
    isSilent: input.isSilent,
    outbound: input.outbound ?? null,
    formData: input.formData,
    customData: input.customData,
    metaData: input.metaData,
    consoleLog: input.consoleLog,
    customEventLog: input.customEventLog,
    screenRecordingUrl: parseWebUrl(input.screenRecordingUrl ?? ''),
    tags: input.tags ?? [],
    team_unread: 1,
    waiting_since: input.isSilent ? null : now,
    created_at: now,
    updated_at: now,
  };
}

/** Returns the first line that the visitor wrote, else the kind of report. */
function buildTitle({ formData, type }: TicketInput): string {
  const text = toText(formData.title) ?? toText(formData.description) ?? toText(formData.message);
  const line = text?.trim().split(/\r?\n/)[0]?.trim() ?? '';
  const characters = Array.from(line === '' ? type : line);
  return characters.length > maxTitleLength
    ? `${characters.slice(0, maxTitleLength - 1).join('')}…`
    : characters.join('');
}

/** Returns the reporter: the form's email address, else the visitor's. */
export function findReporter(formData: TicketInput['formData'], visitorEmail: string | null): string | null {
  return toText(formData.reportedBy) ?? visitorEmail;
}

/** Returns the URL of a recording at another host if it is safe to open. */
function parseWebUrl(address: string): string | null {
  const isOurs = parseRecordingToken(address) !== undefined;
  return !isOurs && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** Shortens a text for lists, so that a page of tickets stays small. */
function shortenListed(text: string): string {
  return text.slice(0, maxListedLength).replace(/\p{Surrogate}$/u, '');
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
