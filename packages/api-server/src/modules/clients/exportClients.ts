import type { ClientRow, FileAnswer } from '@adlane/contract';
import type { CallContext, UserCaller } from '../../http/callers';
import { type CsvColumns, csvOfList } from '../../http/csvFile';
import { clientRows } from './clientView';
import { type ClientQuery, listClientIds, readClients } from './queries';

const columns: CsvColumns<ClientRow> = [
  ['Business', (client) => client.business_name],
  ['Name', (client) => client.name],
  ['Email', (client) => client.email],
  ['Phone', (client) => client.phone],
  ['Niche', (client) => client.niche],
  ['Status', (client) => client.status],
  ['Live ads', (client) => client.live_ads_count],
  ['Leads', (client) => client.leads_count],
  ['Added', (client) => client.created_at],
];

/** All listed clients as a file that is sent while it is read. Which clients are in it stands when it starts. */
export async function exportClients(ctx: CallContext<UserCaller>, query: ClientQuery): Promise<FileAnswer> {
  const { caller } = ctx;
  const now = ctx.ports.clock.now();
  const keys = await ctx.tenant((tx) => listClientIds(tx, caller, query));
  const read = (ids: readonly number[]) =>
    ctx.tenant(async (tx) =>
      clientRows(tx, caller.agency_id, await readClients(tx, caller.agency_id, ids), now),
    );
  return csvOfList('clients.csv', { columns, keys, read });
}
