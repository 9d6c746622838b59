import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { listOpenLaunches } from './queries';

/** Queues every launch that is not finished; call it when a server starts, so that no crash leaves one behind. */
export async function resumeLaunches(ports: Ports): Promise<number> {
  const open = await asOperator(ports.db, listOpenLaunches);
  for (const { agency_id, id } of open) {
    await ports.jobs.send('launch.run', { agencyId: agency_id, launchId: id }, { key: `${agency_id}/${id}` });
  }
  return open.length;
}
