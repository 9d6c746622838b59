import type { FileAnswer } from '@adlane/contract';
import { type CsvColumns, createListCsv } from '../../../http/answers/createCsvFile';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { type ClientQuery, countByClient, listClientIds, listClientLines } from './queries';

type Line = {
  readonly client: Awaited<ReturnType<typeof listClientLines>>[number];
  readonly liveAds: number;
  readonly leads: number;
};

const columns: CsvColumns<Line> = [
  ['Business', ({ client }) => client.business_name],
  ['Name', ({ client }) => client.name],
  ['Email', ({ client }) => client.email],
  ['Phone', ({ client }) => client.phone],
  ['Niche', ({ client }) => client.niche],
  ['Status', ({ client }) => (client.status === 'active' ? 'active' : 'inactive')],
  ['Live ads', ({ liveAds }) => liveAds],
  ['Leads', ({ leads }) => leads],
  ['Added', ({ client }) => client.created_at.toISOString()],
];

/** Streams all listed clients as a file; which clients it has is fixed when it starts. */
export async function exportClients(call: CallContext<UserCaller>, query: ClientQuery): Promise<FileAnswer> {
  const { caller } = call;
  const now = call.ports.clock.now();
  const keys = await call.inTenant((ctx) => listClientIds(ctx, query));
  const read = (ids: readonly number[]) =>
    call.inTenant(async ({ tx }) => {
      const [lines, counts] = await Promise.all([
        listClientLines(tx, caller.agency_id, ids),
        countByClient(tx, caller.agency_id, ids, now),
      ]);
      return lines.map((client) => ({
        client,
        liveAds: counts.liveAds.get(client.id) ?? 0,
        leads: counts.leads.get(client.id) ?? 0,
      }));
    });
  return createListCsv('clients.csv', { columns, keys, read });
}
