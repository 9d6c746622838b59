import type { RelatedTicket, Ticket, TicketRow } from '@adlane/contract/widget/tickets';
import type { Database } from '../../../ports';
import { findContact, toContact } from '../inbox/contact';
import {
  findRelated,
  type ListedTicket,
  listDuplicates,
  listOtherTickets,
  type RelatedRow,
  type TicketRecord,
} from './queries';

type RowRecord = Omit<ListedTicket, 'hasRecording'> & { readonly hasRecording: boolean };

/** Returns a ticket as lists have it. */
export function toTicketRow({ assignee_id, assignee_name, ...record }: RowRecord): TicketRow {
  return {
    ...record,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name },
    hasScreenshot: record.screenshot_key !== null,
    hasReplay: record.replay_key !== null,
    created_at: record.created_at.toISOString(),
  };
}

export function toRelated({ created_at, ...row }: RelatedRow): RelatedTicket {
  return { ...row, created_at: created_at.toISOString() };
}

/** Reads what belongs to a ticket: its visitor and related tickets. */
export async function toTicket(tx: Database, record: TicketRecord): Promise<Ticket> {
  const { agency_id, id, visitor_id, duplicate_of_id } = record;
  const contact = visitor_id === null ? undefined : await findContact(tx, agency_id, visitor_id);
  const original = duplicate_of_id === null ? undefined : await findRelated(tx, agency_id, duplicate_of_id);
  return {
    ...record,
    ...toTicketRow(record),
    hasResources: record.resources_key !== null,
    contact: contact ? toContact(contact) : null,
    other_tickets: (await listOtherTickets(tx, record)).map(toRelated),
    duplicate_of: original ? toRelated(original) : null,
    duplicates: (await listDuplicates(tx, agency_id, id)).map(toRelated),
  };
}
