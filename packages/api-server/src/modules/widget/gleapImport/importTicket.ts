import { contentLimits } from '@adlane/contract/constants';
import { ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import { found } from '../../../http/problem';
import { insertConversation } from '../conversations/commands';
import { shortenText } from '../conversations/writeMessage';
import { createRequest } from '../featureRequests/manage/editRequests';
import { insertTicket } from '../tickets/commands';
import { formatPlainText } from './formatRichText';
import type { Imported } from './Imported';
import { findContact } from './importContact';
import { type ImportRun, storeImported } from './importedIds';
import { readDate, readId, readRecord, readShort, readText } from './readGleap';

type Item = Readonly<Record<string, unknown>>;

const maxTitle = 80;
const maxTags = 50;
/** Longest description of a feature request. */
const maxRequest = 10_000;

const readTags = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((tag) => readShort(tag, 100) ?? []).slice(0, maxTags);

function readDescription(item: Item): string {
  const form = readRecord(item['formData']);
  const texts = [item['plainContent'], item['description'], form['description'], form['message']];
  return texts.map((text) => readText(text, formatPlainText).text).find((text) => text !== '') ?? '';
}

const readTitle = (item: Item, max: number) =>
  readShort(item['title'], max) ?? (shortenText(readDescription(item), max) || 'Without a title');

/** What the team decided about it; projects of Gleap name further statuses, which are open here. */
function readState(item: Item, now: Date) {
  const status = ticketStatuses.find((each) => each === item['status']);
  return {
    priority: ticketPriorities.find((each) => each === item['priority']) ?? 'LOW',
    status: item['archived'] === true ? ('DONE' as const) : (status ?? ('OPEN' as const)),
    tags: readTags(item['tags']),
    created_at: readDate(item['createdAt'], now),
    updated_at: readDate(item['updatedAt'], now),
  };
}

/** Parts of a ticket that Gleap lists elsewhere, or that only Gleap stores. */
function listMissing(item: Item): string[] {
  const attachments = Array.isArray(item['attachments']) ? item['attachments'].length : 0;
  return [
    ...(item['screenshotUrl'] || item['hasWebReplay'] === true
      ? ['Its screenshot and replay stay in Gleap.']
      : []),
    ...(attachments > 0 ? ['Its attachments stay in Gleap.'] : []),
  ];
}

async function importRequest({ ctx, project_id }: ImportRun, item: Item): Promise<Imported> {
  const request = await createRequest(ctx, {
    project_id,
    title: readTitle(item, contentLimits.title),
    description: readDescription(item).slice(0, maxRequest),
    status: 'OPEN',
  });
  const hasVotes = Number(item['upvotesCount']) > 0;
  return {
    kind: 'featureRequest',
    content_id: request.id,
    missing: hasVotes ? ['Its votes stay in Gleap.'] : [],
  };
}

async function importConversation(run: ImportRun, item: Item, visitor_id: number, title: string) {
  const { tx, caller, now } = run.ctx;
  const state = readState(item, now);
  const row = await insertConversation(tx, {
    agency_id: caller.agency_id,
    project_id: run.project_id,
    visitor_id,
    share_token: run.ids.token(16),
    title,
    // The inbox lists conversations in which the visitor wrote, and Gleap's did.
    visitor_wrote_at: state.created_at,
    visitor_read_at: state.updated_at,
    ...state,
  });
  return { kind: 'conversation', content_id: found(row).id, missing: listMissing(item) } as const;
}

async function importReport(
  run: ImportRun,
  item: Item,
  visitor: { readonly id: number; readonly email: string | null } | undefined,
  title: string,
) {
  const { tx, caller, now } = run.ctx;
  const row = await insertTicket(tx, {
    agency_id: caller.agency_id,
    project_id: run.project_id,
    visitor_id: visitor?.id ?? null,
    share_token: run.ids.token(16),
    type: readShort(item['type'], 50) ?? 'BUG',
    title,
    reportedBy: visitor?.email ?? null,
    currentUrl: readShort(readRecord(item['metaData'])['currentUrl'], 2000) ?? null,
    isSilent: item['isSilent'] === true,
    formData: { description: readDescription(item), ...readRecord(item['formData']) },
    customData: readRecord(item['customData']),
    metaData: readRecord(item['metaData']),
    ...readState(item, now),
  });
  return { kind: 'ticket', content_id: found(row).id, missing: listMissing(item) } as const;
}

/**
 * Imports a ticket of Gleap as what it is here: an inquiry as a conversation, a feature request as one, all others as tickets.
 * Its share token names its conversation in pages and links.
 */
export async function importTicket(run: ImportRun, item: Item): Promise<Imported> {
  if (item['isSpam'] === true) return { skipped: 'It is spam.' };
  if (item['type'] === 'FEATURE_REQUEST') return importRequest(run, item);
  const visitor = await findContact(run, item['session']);
  if (visitor === 'erased') return { skipped: 'Its person was deleted.' };
  const title = readTitle(item, maxTitle);
  if (item['type'] === 'INQUIRY' && visitor === undefined)
    return { skipped: 'Import the session that it belongs to first.' };
  const imported =
    item['type'] === 'INQUIRY' && visitor !== undefined
      ? await importConversation(run, item, visitor.id, title)
      : await importReport(run, item, visitor, title);
  const shareToken = readId(item['shareToken']);
  if (shareToken !== undefined) await storeImported(run, { ...imported, external_id: shareToken });
  return imported;
}
