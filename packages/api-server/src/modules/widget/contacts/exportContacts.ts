import type { FileAnswer } from '@adlane/contract';
import { type CsvColumns, createListCsv } from '../../../http/answers/createCsvFile';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { type ContactsQuery, listContactIds } from './listContacts';
import { type ContactRecord, listContactsById } from './queries';

function describeKind({ userId, is_proven }: ContactRecord): string {
  if (userId === null) return 'guest';
  return is_proven ? 'verified' : 'identified';
}

const columns: CsvColumns<ContactRecord> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['User ID', ({ userId }) => userId],
  ['Kind', describeKind],
  ['Project', ({ project_name }) => project_name],
  ['Language', ({ lang }) => lang],
  ['Value', ({ value }) => value],
  ['Threads', ({ items }) => items],
  ['First seen', ({ created_at }) => created_at.toISOString()],
  ['Last seen', ({ last_seen_at }) => last_seen_at.toISOString()],
  ['Data', ({ customData }) => (Object.keys(customData).length > 0 ? JSON.stringify(customData) : null)],
];

/** Streams all listed contacts as a file; which contacts it has is fixed when it starts. */
export async function exportContacts(
  call: CallContext<UserCaller>,
  query: ContactsQuery,
): Promise<FileAnswer> {
  const { agency_id } = call.caller;
  const keys = await call.inTenant((ctx) => listContactIds(ctx, query));
  const read = (ids: readonly number[]) => call.inTenant(({ tx }) => listContactsById(tx, agency_id, ids));
  return createListCsv('contacts.csv', { columns, keys, read });
}
