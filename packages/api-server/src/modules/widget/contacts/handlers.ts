import type { Contract, ParsedInput } from '@adlane/contract';
import { maxImportBytes } from '@adlane/contract/constants';
import type { Contact, ContactRow } from '@adlane/contract/widget/contacts';
import { toPage } from '../../../db/page';
import type { CallContext } from '../../../http/CallContext';
import { nameTenant, type UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { collectFile } from '../../../http/requests/collectFile';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { toContact } from '../inbox/contact';
import { listItemsOfVisitors, toInboxRow } from '../inbox/items';
import { importContacts, previewImport } from './contactImport/importContacts';
import { exportContacts } from './exportContacts';
import { listContactPage } from './listContacts';
import { type ContactRecord, findContactRow, listEvents, listSessions } from './queries';

/** Latest sessions, events and items that a contact shows. */
const shown = { sessions: 20, events: 50, items: 20 } as const;

function toRow(row: ContactRecord): ContactRow {
  const { customData: _large, ...contact } = toContact(row);
  const { is_proven, project_id, project_name, items } = row;
  return { ...contact, is_proven, project_id, project_name, items };
}

async function listContacts(ctx: UseCaseContext, query: Parameters<typeof listContactPage>[1]) {
  const { rows, total, has_more } = await listContactPage(ctx, query);
  const { data, meta } = toPage(rows.map(toRow), total, query);
  return { data, meta: { ...meta, has_more } };
}

/** @throws Problem 404 */
async function viewContact({ tx, caller }: UseCaseContext, id: number): Promise<Contact> {
  const { agency_id } = caller;
  const row = found(await findContactRow(tx, agency_id, id));
  const sessions = await listSessions(tx, row, shown.sessions);
  const ids = sessions.map((session) => session.id);
  const events = await listEvents(tx, agency_id, ids, shown.events);
  const latest = await listItemsOfVisitors(tx, agency_id, ids, shown.items);
  return {
    ...toRow(row),
    customData: row.customData,
    sessions: sessions.map(({ id: sessionId, lang, created_at, last_seen_at }) => ({
      id: sessionId,
      lang,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
    events: events.map(({ id: eventId, name, date, data }) => ({
      id: eventId,
      name,
      date: date.toISOString(),
      data,
    })),
    latest_items: latest.map(toInboxRow),
  };
}

const fileLimit = { maxBytes: maxImportBytes, tooLarge: 'Import files cannot exceed 10 MB.' };

type ImportBody = ParsedInput<Contract['contacts']['import']>['body'];

/** Reads the form of an import; its file is parsed where bytes from outside are. */
async function readImport(body: ImportBody, call: CallContext<UserCaller>) {
  const { stored: file, fields } = await body.receive(async (incoming) => {
    const bytes = await collectFile(incoming, fileLimit);
    return call.ports.untrusted.run('contacts.import', bytes, nameTenant(call.caller));
  });
  const { project_id, mapping, with_unverified, time_zone = 'UTC' } = fields;
  return { file, project_id: Number(project_id), mapping, with_unverified, time_zone };
}

export function contactsHandlers(): ContractHandlers<'contacts'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listContacts(ctx, query)),
    export: ({ query, call }) => exportContacts(call, query),
    previewImport: async ({ body, call }) => {
      const input = await readImport(body, call);
      return call.inTenant((ctx) => previewImport(ctx, input));
    },
    import: async ({ body, call }) => {
      const input = await readImport(body, call);
      return call.inTenant((ctx) => importContacts(ctx, { ...input, ids: call.ports.ids }));
    },
    view: ({ params, call }) => call.inTenant((ctx) => viewContact(ctx, params.id)),
  };
}
