import type pg from 'pg';
import { buildPath, type TimedRequest } from './listRequests';

/** Points each request that needs a row to the tenant's row with the most parts. */
export async function nameRows(
  client: pg.ClientBase,
  agencyId: number,
  requests: readonly TimedRequest[],
): Promise<TimedRequest[]> {
  const named: TimedRequest[] = [];
  for (const request of requests) {
    const { of } = request;
    if (!of) {
      named.push(request);
      continue;
    }
    const { rows } = await client.query<{ id: number }>(
      `select "${of.key}" as id from "${of.parts}" where agency_id = $1 group by 1 order by count(*) desc, 1 limit 1`,
      [agencyId],
    );
    const id = rows[0]?.id;
    if (id === undefined)
      throw new Error(`The tenant has no rows in ${of.parts}: ${request.name} shows nothing.`);
    named.push({ ...request, path: buildPath(request, id) });
  }
  return named;
}
